/** Pixel Tactics at a table. */
import type { Room } from '../rooms';
import { editions, type EditionName } from '../../lib/cards.svelte';
import type { AnyView, Result, View } from '../../lib/wire';
import { fullView } from '../../lib/view';
import { faceAt } from '../../table/board';
import type { Looked } from '../../table/context';
import { recipes } from '../../table/cues';
import type { Spot } from '../../table/selection';
import Cards from './Cards.svelte';
import Desk from './Desk.svelte';
import End from './End.svelte';
import Hands from './Hands.svelte';
import Rivals from './Rivals.svelte';
import Scene from './Scene.svelte';
import Where from './Where.svelte';

function result(view: AnyView) {
  const { over, score } = view as View;
  return over ? { ...over, scores: score.trophies, places: [] } : null;
}

const won = (_: AnyView, { winner }: Result, seat: number) => winner === seat;

function lookedAt(view: AnyView, spots: readonly Spot[]): Looked | null {
  const face = faceAt(fullView(view as View), spots);
  return face?.card ? { face, card: face.card } : null;
}

/** The room is the same in either edition; the cards are not. */
export const roomOf = (game: EditionName): Room => ({
  Where,
  Rivals,
  Desk,
  End,
  Scene,
  Hands,
  Cards,
  recipes,
  result,
  won,
  lookedAt,
  load: () => editions[game].load(),
});
