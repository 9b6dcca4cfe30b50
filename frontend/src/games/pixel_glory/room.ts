/** Pixel Glory at a table. */
import { winners } from '../../lib/seats';
import type { AnyView, GloryView, Result } from '../../lib/wire';
import type { Room } from '../rooms';
import { cards } from './cards';
import Cards from './Cards.svelte';
import Desk from './Desk.svelte';
import End from './End.svelte';
import { recipes } from './recipes';
import Scene from './Scene.svelte';
import { lookedAt } from './touch';
import Where from './Where.svelte';

function result(view: AnyView): Result | null {
  const { over, wizards } = view as GloryView;
  if (!over) return null;
  const [winner, other] = over.winners;
  return {
    winner: winner !== undefined && other === undefined ? winner : -1,
    reason: over.reason,
    scores: wizards.map(({ fame }) => fame),
    places: over.places ?? [],
  };
}

const won = (view: AnyView, result: Result, seat: number) =>
  ((view as GloryView).over?.winners ?? winners(result)).includes(seat);

export const room: Room = {
  Where,
  Desk,
  End,
  Scene,
  Cards,
  recipes,
  result,
  won,
  lookedAt,
  load: () => cards.load(),
};
