/** Light or dark: the system's choice until the person makes one. */
import { recall, remember } from './store';

export type Shade = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: light)');

class Theme {
  #chosen = $state(recall('theme'));
  #system = $state<Shade>(system.matches ? 'light' : 'dark');

  constructor() {
    system.addEventListener('change', (event) => {
      this.#system = event.matches ? 'light' : 'dark';
      this.#show();
    });
    this.#show();
  }

  get now(): Shade {
    return this.#chosen === 'light' || this.#chosen === 'dark' ? this.#chosen : this.#system;
  }

  toggle(): void {
    this.#chosen = this.now === 'dark' ? 'light' : 'dark';
    remember('theme', this.#chosen);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.now;
  }
}

export const theme = new Theme();
