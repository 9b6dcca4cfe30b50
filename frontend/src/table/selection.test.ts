import { describe, expect, test, vi } from 'vitest';
import {
  awaits,
  back,
  begin,
  bidSpot,
  buttons,
  passOf,
  choose,
  DECK,
  fill,
  keep,
  keepSpot,
  lights,
  offered,
  open,
  pass,
  pieceSpot,
  question,
  reach,
  restore,
  sameStep,
  seatSpot,
  slotSpot,
  steps,
  touch,
  whole,
  type Draft,
  type Level,
} from './selection';
import type { Decision, Option, Preview, Step } from '../lib/wire';

const says = (text: string) => [{ text }];
const option = (step: Step, more = false, preview: Preview | null = null): Option => ({
  step,
  more,
  preview,
  label: says(step.is),
});

const attack = option({ is: 'Attack', piece: 12 }, true);
const cast = option({ is: 'Cast', piece: 12 });
const recruit = option({ is: 'Recruit', piece: 40 }, true);
const clear = option({ is: 'Clear', piece: 14 });
const draw = option({ is: 'Draw' });
const ends = option({ is: 'Pass' });

const decision = (options: Option[], kind = 'act'): Decision => ({
  id: 7,
  seat: 0,
  kind,
  question: says('What will you do?'),
  options,
  deadline: null,
});
const turn = () => begin(decision([draw, recruit, attack, cast, clear, ends]));

const targets: Level = {
  question: says('Whom?'),
  options: [
    option({ is: 'Aim', piece: 31 }, false, { piece: 31, damage: 4 }),
    option({ is: 'Aim', piece: 32 }, false, { piece: 32, damage: 4, falls: true }),
  ],
};

const took = (draft: Draft, ...spots: string[]): Draft => {
  const touched = touch(draft, spots);
  if (touched.to !== 'draft') throw new Error(`touched ${spots.join()}: ${touched.to}`);
  return touched.draft;
};
const level = (draft: Draft, next: Level) => fill(draft, steps(draft), next);

describe('what is lit', () => {
  test('a piece with one deed shows its verb, a piece with several none', () => {
    const lit = lights(turn());
    expect(lit.get(pieceSpot(40))).toMatchObject({ how: 'act', verb: 'Recruit' });
    expect(lit.get(pieceSpot(12))).toMatchObject({ how: 'act', verb: null, options: [attack, cast] });
    expect(lit.get(DECK)).toMatchObject({ how: 'act', verb: 'Draw' });
    expect(lit.has(pieceSpot(99))).toBe(false);
  });

  test('a target is lit to be chosen, with what the server foresees', () => {
    const lit = lights(level(choose(turn(), attack), targets));
    expect(lit.get(pieceSpot(12))).toMatchObject({ how: 'chosen', verb: 'Attack' });
    expect(lit.get(pieceSpot(31))).toMatchObject({ how: 'choose', preview: { damage: 4 } });
    expect(lit.get(pieceSpot(32))).toMatchObject({ how: 'choose', preview: { falls: true } });
    expect(lit.has(pieceSpot(40))).toBe(false);
  });

  test('nothing is lit without a decision, and only the actor while targets are fetched', () => {
    expect(lights(null).size).toBe(0);
    expect([...lights(choose(turn(), attack)).keys()]).toEqual([pieceSpot(12)]);
  });

  test('what is no place on the table is a button; Pass has a button of its own', () => {
    const draft = begin(
      decision(
        [
          option({ is: 'Number', n: 2 }),
          option({ is: 'Accept' }),
          option({ is: 'First', piece: 3, line: 'rear' }),
          ends,
          draw,
        ],
        'pick',
      ),
    );
    expect(buttons(draft).map(({ step }) => step.is)).toEqual(['Number', 'Accept', 'First']);
    expect(passOf(draft)?.step.is).toBe('Pass');
    expect(lights(draft).has(pieceSpot(3))).toBe(false);
  });

  test('bids, the reserve and players have places of their own; what ends a turn passes', () => {
    const draft = begin(
      decision([
        option({ is: 'Bid', n: 7 }),
        option({ is: 'Play', piece: 3 }, true),
        option({ is: 'Keep', piece: 3 }),
        option({ is: 'Whom', seat: 2 }),
        option({ is: 'Refill' }),
        option({ is: 'End' }),
      ]),
    );

    expect([...lights(draft).keys()]).toEqual([bidSpot(7), pieceSpot(3), keepSpot(3), seatSpot(2)]);
    expect(lights(draft).get(seatSpot(2))?.how).toBe('choose');
    expect(buttons(draft).map(({ step }) => step.is)).toEqual(['Refill']);
    expect(passOf(draft)?.step.is).toBe('End');
    expect(pass(draft, true)?.armed?.step.is).toBe('End');
  });
});

describe('from a touch to a whole move', () => {
  test('actor, then target: whole only after the target', () => {
    const first = took(begin(decision([attack, ends])), pieceSpot(12));
    expect(whole(first)).toBeNull();
    expect(awaits(first)).toEqual([attack.step]);
    const second = level(first, targets);
    expect(question(second)).toEqual(says('Whom?'));
    expect(whole(took(second, pieceSpot(31)))).toEqual([attack.step, { is: 'Aim', piece: 31 }]);
  });

  test('several deeds of one piece open a menu, and nothing is chosen yet', () => {
    expect(touch(turn(), [pieceSpot(12)])).toEqual({ to: 'menu', options: [attack, cast] });
  });

  test('one touch never sends: a move of one step is armed, and the second touch completes it', () => {
    const armed = took(turn(), pieceSpot(14));
    expect(whole(armed)).toBeNull();
    expect(lights(armed).get(pieceSpot(14))).toMatchObject({ how: 'chosen', verb: 'Clear' });
    expect(whole(took(armed, pieceSpot(14)))).toEqual([clear.step]);
  });

  test('touching something else instead disarms', () => {
    const other = took(took(turn(), pieceSpot(14)), DECK);
    expect(other.armed).toBe(draw);
    expect(whole(took(other, pieceSpot(40)))).toBeNull();
  });

  test('touching what was chosen takes it back, and what was chosen after it', () => {
    const first = level(took(turn(), pieceSpot(40)), {
      question: says('Where?'),
      options: [option({ is: 'Place', seat: 0, slot: 1 }, true)],
    });
    const second = level(took(first, slotSpot(0, 1)), { question: [], options: [] });
    expect(steps(second)).toHaveLength(2);
    expect(steps(took(second, pieceSpot(40)))).toEqual([]);
  });

  test('after the first step another actor may be touched instead', () => {
    const first = level(choose(turn(), attack), targets);
    expect(steps(took(first, pieceSpot(40)))).toEqual([recruit.step]);
    expect(touch(first, [pieceSpot(99)])).toEqual({ to: 'nothing' });
  });

  test('a piece and the Slot below it are touched together', () => {
    const place = option({ is: 'Place', seat: 0, slot: 4 });
    const draft = level(choose(turn(), recruit), { question: [], options: [place] });
    expect(offered(draft, [pieceSpot(77), slotSpot(0, 4)])).toEqual([place]);
    expect(offered(draft, [slotSpot(0, 4, true)])).toEqual([]);
  });
});

describe('one step back', () => {
  test('disarms first, then takes back steps, then has nothing left', () => {
    const armed = took(turn(), DECK);
    expect(back(armed)?.armed).toBeNull();
    const first = level(choose(turn(), attack), targets);
    const none = back(first);
    expect(none && steps(none)).toEqual([]);
    expect(none && open(none)).toHaveLength(6);
    expect(none && back(none)).toBeNull();
  });

  test('an answer to a question that was taken back is dropped', () => {
    const first = choose(turn(), attack);
    const none = back(first) ?? first;
    expect(fill(none, [attack.step], targets)).toBe(none);
    const other = choose(none, recruit);
    expect(fill(other, [attack.step], targets)).toBe(other);
  });
});

describe('passing', () => {
  test('is armed first while it gives something up', () => {
    const armed = pass(turn(), true);
    expect(armed && whole(armed)).toBeNull();
    const sure = armed && pass(armed, true);
    expect(sure && whole(sure)).toEqual([ends.step]);
  });

  test('goes through at once when it costs nothing, even from a half-chosen move', () => {
    const sure = pass(level(choose(turn(), attack), targets), false);
    expect(sure && whole(sure)).toEqual([ends.step]);
  });

  test('is not possible where it is not offered', () => {
    expect(pass(begin(decision([draw])), false)).toBeNull();
  });
});

test('equal steps are equal whatever the order of fields and whether defaults are sent', () => {
  expect(sameStep({ is: 'Aim', piece: 3 }, { ranged: false, piece: 3, is: 'Aim' })).toBe(true);
  expect(sameStep({ is: 'Aim', piece: 3 }, { is: 'Aim', piece: 3, ranged: true })).toBe(false);
});

test('dropping a card reaches the deeds that lead to the place', () => {
  const lay = option({ is: 'Lay', piece: 40 }, true);
  const here = option({ is: 'Place', seat: 0, slot: 1 });
  const levels = [{ question: [], options: [here] }, null];
  expect(reach([recruit, lay], levels, [slotSpot(0, 1)])).toEqual([
    { first: recruit, level: levels[0], then: [here] },
  ]);
  expect(reach([recruit, lay], levels, [slotSpot(0, 2)])).toEqual([]);
});

test('what is chosen more than once says how often, and may be chosen again', () => {
  const pick = option({ is: 'Pick', piece: 31 }, true);
  const once = level(choose(begin(decision([pick], 'pick')), pick), { question: [], options: [pick] });
  const twice = level(took(once, pieceSpot(31)), { question: [], options: [pick] });
  expect(lights(twice).get(pieceSpot(31))).toMatchObject({ how: 'chosen', times: 2, options: [pick] });
});

test('who acts may be among those to choose from, and is lit as one of them', () => {
  const cast = option({ is: 'Cast', piece: 36 }, true);
  const itself = option({ is: 'Pick', piece: 36 });
  const begun = begin(decision([cast]));
  const asked = fill(choose(begun, cast), [cast.step], { question: says('Whom?'), options: [itself] });

  expect(lights(asked).get(pieceSpot(36))).toMatchObject({ how: 'choose', options: [itself] });
  expect(touch(asked, [pieceSpot(36)])).toMatchObject({ to: 'draft', draft: { path: [cast, itself] } });
});

describe('what was half chosen', () => {
  const chosen = () => level(choose(turn(), attack), targets);

  test('comes back for the same decision, each level fetched again', async () => {
    const expand = vi.fn().mockResolvedValue(targets);
    const draft = await restore(chosen().decision, keep(chosen()), expand);
    expect(steps(draft)).toEqual([attack.step]);
    expect(open(draft)).toEqual(targets.options);
    expect(expand).toHaveBeenCalledExactlyOnceWith([attack.step]);
  });

  test('is forgotten for another decision, and cut off where it is no longer offered', async () => {
    const expand = vi.fn().mockResolvedValue(targets);
    const other = { ...chosen().decision, id: 8 };
    expect(steps(await restore(other, keep(chosen()), expand))).toEqual([]);
    const fewer = decision([draw, ends]);
    expect(steps(await restore(fewer, keep(chosen()), expand))).toEqual([]);
    expect(expand).not.toHaveBeenCalled();
  });
});
