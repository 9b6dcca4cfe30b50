/** The answers that stand as buttons in the ask line. */
import type { IconName } from '../lib/icons';
import type { Option } from '../lib/wire';
import { plain } from './look';
import { buttons, spotOf, BUTTON, type Draft } from './selection';

export interface Reply {
  option: Option;
  /** What stands on the button, where that is not the whole label. */
  word: string;
  kind: 'plain' | 'aqua' | 'orange';
  icon?: IconName;
}

/** Nothing is chosen by these: they end a choice. */
const ENDING: ReadonlySet<string> = new Set(['Decline', 'Enough']);

export function reply(option: Option): Reply {
  const chooses = spotOf(option.step) === BUTTON && !ENDING.has(option.step.is);
  return { option, word: plain(option.label), kind: chooses ? 'aqua' : 'plain' };
}

/** Of each option that is no place on the table. */
export const replies = (draft: Draft): Reply[] => buttons(draft).map(reply);
