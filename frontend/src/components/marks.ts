/** What a face bears besides its numbers, as the marks that are drawn and the words that are read out. */
import { t } from '../lib/i18n';
import type { IconName } from '../lib/icons';
import type { FullFace } from '../lib/view';

export interface Mark {
  id: string;
  icon: IconName;
  /** A number before the icon, with its sign where it changes something. */
  n?: string;
  /** How it looks: a plate of a colour, or a bare icon. */
  look: 'status' | 'intercept' | 'safe' | 'plain' | 'virus' | 'zeal';
  word: string;
}

const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);

/** The marks of a face, the most telling first. */
export function marks(face: FullFace): Mark[] {
  const sum = (word: string) => face.statuses.reduce((all, s) => (s.word === word ? all + s.n : all), 0);
  const [attack, life] = [sum('attack'), sum('life')];
  const words = new Set([...face.words, ...face.statuses.map(({ word }) => word)]);
  const all: (Mark | false)[] = [
    attack !== 0 && {
      id: 'attack',
      icon: 'sword',
      n: signed(attack),
      look: 'status',
      word: `${signed(attack)} ${t().attack}`,
    },
    life !== 0 && {
      id: 'life',
      icon: 'shield',
      n: signed(life),
      look: 'status',
      word: `${signed(life)} ${t().life}`,
    },
    words.has('intercept') && { id: 'intercept', icon: 'wall', look: 'intercept', word: t().intercept },
    face.marks.includes('guarded') && { id: 'guarded', icon: 'safe', look: 'safe', word: t().guarded },
    words.has('ranged') && { id: 'ranged', icon: 'arrow', look: 'plain', word: t().ranged },
    words.has('piercing') && { id: 'piercing', icon: 'target', look: 'plain', word: t().piercing },
    (words.has('powerless') || words.has('no-power')) && {
      id: 'powerless',
      icon: 'cross',
      look: 'status',
      word: t().powerless,
    },
    words.has('no-intercept') && { id: 'no-intercept', icon: 'up', look: 'status', word: t().noIntercept },
  ];
  return all.filter((mark) => mark !== false);
}

/** The counters that lie on a face. */
export function counters(face: FullFace): Mark[] {
  const all: (Mark | false)[] = [
    face.virus > 0 && {
      id: 'virus',
      icon: 'bug',
      n: `${face.virus}`,
      look: 'virus',
      word: `${face.virus} ${t().virus}`,
    },
    face.zeal > 0 && {
      id: 'zeal',
      icon: 'flame',
      n: `${face.zeal}`,
      look: 'zeal',
      word: `${face.zeal} ${t().zeal}`,
    },
  ];
  return all.filter((mark) => mark !== false);
}

/** How many marks find a plate beside the numbers: two bare ones, or one with a number; the rest go below. */
export function placed(all: Mark[], room = 2): { plates: Mark[]; rest: Mark[] } {
  let taken = 0;
  const plates = all.filter((mark) => {
    const need = mark.n ? 2 : 1;
    if (taken + need > room) return false;
    taken += need;
    return true;
  });
  return { plates, rest: all.filter((mark) => !plates.includes(mark)) };
}
