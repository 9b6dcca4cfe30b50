import { expect, test } from 'vitest';
import { endOf, fromField, toField } from './when';

test('a span ends so long after now', () => {
  expect(endOf({ span: 'day', date: '' }, 1000)).toBe(86_401_000);
});

test('a date ends when it says, whatever the time is now', () => {
  const date = '2031-05-06T07:08';

  expect(endOf({ span: 'date', date }, 1000)).toBe(new Date(2031, 4, 6, 7, 8).getTime());
});

test('a field for dates gives back the minute that it was given', () => {
  const minute = new Date(2030, 0, 2, 3, 4).getTime();

  expect(fromField(toField(minute + 59_999))).toBe(minute);
});
