/** How long something takes, as a clock shows it. */

const two = (n: number) => String(n).padStart(2, '0');

/** `0:07`, `12:34` or `1:02:03`; from a day on `2d 04h`. What is left of a second counts as a whole one. */
export function clockTime(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const [seconds, minutes, hours] = [all % 60, Math.floor(all / 60) % 60, Math.floor(all / 3600)];
  if (hours >= 24) return `${Math.floor(hours / 24)}d ${two(hours % 24)}h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
