/** All of a table, zone by zone, from a view of any game that has zones of pieces with faces. */
import type { CardText } from '../lib/wire';

/** A piece that lies somewhere: which card it is, and what it is there as. */
export interface Lying {
  card: string;
  kind: string;
}

/** `owner` is a seat, null for what is nobody's; `count` says how many pieces lie where none can be told apart. */
export interface Zone {
  name: string;
  owner: number | null;
  pieces: Lying[];
  count: number;
}

interface Open {
  zones: Record<string, number | number[]>;
  faces: Record<string, { card?: string | null; kind?: string }>;
}

const isOpen = (view: unknown): view is Open =>
  typeof view === 'object' && view !== null && 'zones' in view && 'faces' in view;

/** The zones of a view; null for one that is made in another way. */
export function zones(view: unknown): Zone[] | null {
  if (!isOpen(view)) return null;
  return Object.entries(view.zones).map(([path, lying]) => {
    const [, seat, name = path] = /^(\d+)\.(.+)$/.exec(path) ?? [];
    const keys = typeof lying === 'number' ? [] : lying.filter((key) => key !== 0);
    const pieces = keys.flatMap((key) => {
      const { card, kind = '' } = view.faces[key] ?? {};
      return card ? [{ card, kind }] : [];
    });
    const count = typeof lying === 'number' ? lying : keys.length;
    return { name, owner: seat === undefined ? null : Number(seat), pieces, count };
  });
}

/** The texts of a card whose game gives it one name, whatever it is used for. */
export interface NamedCard {
  name: string;
}

export const isNamed = (card: CardText | NamedCard): card is NamedCard => 'name' in card;

/** What a card is called as what it is there. */
export function cardName(card: CardText | NamedCard, kind: string): string {
  if (isNamed(card)) return card.name;
  if (kind === 'leader') return card.leader.name;
  return kind === 'trap' || kind === 'operation' ? card.line.name : card.hero.name;
}
