/** What the browser remembers between visits; a browser that refuses to remember is no error. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`pixelkeep.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`pixelkeep.${name}`, value);
  } catch {
    // private windows may forbid it: the choice then lasts as long as the page
  }
}
