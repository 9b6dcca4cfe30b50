/** The time of day, a second at a time, while somebody looks. */
import { createSubscriber } from 'svelte/reactivity';

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

export const seconds = {
  get now(): number {
    tick();
    return Date.now();
  },
};
