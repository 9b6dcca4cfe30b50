/** What the client brings for each game; a game that is not here cannot be shown. */
import { monster, portrait } from '../lib/art';
import type { Component, Snippet } from 'svelte';
import type { EditionName } from '../lib/cards.svelte';
import type { AnyView, Line, Result, TableInfo } from '../lib/wire';
import type { Looked } from '../table/context';
import type { Recipes } from '../table/cues';
import type { Spot } from '../table/selection';

export interface DeskProps {
  view: AnyView;
  looked: Looked | null;
  /** The log is open, where it is a drawer. */
  drawer: boolean;
  onlooked: (what: Looked | null) => void;
  ondrawer: (open: boolean) => void;
}

export interface EndProps {
  view: AnyView;
  table: TableInfo;
  result: Result;
  log: Line[];
  /** The seat of who looks; null for a spectator. */
  seat: number | null;
  seed: string | null;
  commitment: string | null;
  /** The way to play again. */
  again: Snippet;
  extra: Snippet;
  /** Shows the table as it ended. */
  ontable: () => void;
}

export interface SceneProps {
  view: AnyView;
  looked: Looked | null;
  onlooked: (what: Looked | null) => void;
}

/** All cards of a game. */
export interface CardsProps {
  game: string;
  /** Says why they have not come. */
  onfailure: (cause: unknown) => void;
}

/** The parts of a table's page that are a game's own. */
export interface Room {
  /** How the game stands, in the bar. */
  Where: Component<{ view: AnyView }>;
  /** Who plays against one, in the bar of a phone, where the table does not say it. */
  Rivals?: Component<{ view: AnyView; table: TableInfo }>;
  Desk: Component<DeskProps>;
  End: Component<EndProps>;
  /** The table as it is looked back on. */
  Scene: Component<SceneProps>;
  /** Hands that have no room beside it on a phone. */
  Hands?: Component<{ view: AnyView }>;
  /** How what happens is seen and heard. */
  recipes: Recipes;
  /** What lies there, to be opened large. */
  lookedAt: (view: AnyView, spots: readonly Spot[]) => Looked | null;
  /** All its cards. */
  Cards: Component<CardsProps>;
  /** How the game has ended, as the view says it before the table does. */
  result: (view: AnyView) => Result | null;
  /** Whether the seat has won, alone or with others. */
  won: (view: AnyView, result: Result, seat: number) => boolean;
  /** Fetches the texts of its cards in the language of the moment. */
  load: () => Promise<void>;
}

/** Both editions of Pixel Tactics share a room. */
const tactics = (game: EditionName) => async () => {
  const { roomOf } = await import('./pixel_tactics/room');
  return { room: roomOf(game) };
};

export const rooms: Readonly<Record<string, () => Promise<{ room: Room }>>> = {
  pixel_tactics_5: tactics('pixel_tactics_5'),
  pixel_tactics: tactics('pixel_tactics'),
  pixel_glory: () => import('./pixel_glory/room'),
};

/** The room of a game, once its cards have their texts; null where the client brings none. */
export async function enter(game: string): Promise<Room | null> {
  const found = await rooms[game]?.();
  await found?.room.load();
  return found?.room ?? null;
}

/** The picture that stands for a game. */
export const signs: Readonly<Record<string, string>> = {
  pixel_tactics_5: portrait('lamplighter'),
  pixel_tactics: portrait('banner-bearer'),
  pixel_glory: monster('hot-potato'),
};
