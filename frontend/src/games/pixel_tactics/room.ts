/** Pixel Tactics at a table. */
import type { Room } from '../rooms';
import { cards } from '../../lib/cards.svelte';
import type { AnyView, Result, View } from '../../lib/wire';
import Desk from './Desk.svelte';
import End from './End.svelte';
import Rivals from './Rivals.svelte';
import Where from './Where.svelte';

function result(view: AnyView) {
  const { over, score } = view as View;
  return over ? { ...over, scores: score.trophies, places: [] } : null;
}

const won = (_: AnyView, { winner }: Result, seat: number) => winner === seat;

export const room: Room = { Where, Rivals, Desk, End, result, won, load: () => cards.load() };
