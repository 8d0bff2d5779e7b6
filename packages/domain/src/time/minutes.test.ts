import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hundredthsOfMinutes } from './clock.ts';
import { minutesOf, minutesOfHundredths, sumHundredths, sumMinutes } from './minutes.ts';

const rows = (count: number, hundredths: number) =>
  Array.from({ length: count }, () => ({ hundredths }));
const hundredths = fc.integer({ min: -100_000, max: 100_000 });
const wholeMinutes = fc.integer({ min: -6_000, max: 60_000 });

test.each([
  ['20 visits of 20 minutes', rows(20, 33), 667],
  ['3 of 20 minutes', rows(3, 33), 100],
  ['a day of 7,4 hours five times', rows(5, 740), 3700],
  ['typed hours that are no whole minutes', rows(3, 731), 2193],
  ['72 times 20 minutes, a whole day', rows(72, 33), 2400],
  ['nothing', [], 0],
])('%s', (_what, parts, sum) => {
  expect(sumHundredths(parts)).toBe(sum);
});

test('one row alone is shown as it was typed', () => {
  fc.assert(
    fc.property(hundredths, (one) => {
      expect(hundredthsOfMinutes(minutesOfHundredths(one))).toBe(one);
    }),
  );
});

test('whole minutes are never lost by two decimals', () => {
  fc.assert(
    fc.property(wholeMinutes, (minutes) => {
      expect(minutesOfHundredths(hundredthsOfMinutes(minutes))).toBe(minutes);
    }),
  );
});

test('the sum of the parts is the whole, however the rows are parted', () => {
  fc.assert(
    fc.property(fc.array(hundredths, { maxLength: 60 }), fc.nat(60), (all, at) => {
      const parted = [all.slice(0, at), all.slice(at)].map((part) =>
        minutesOf(part.map((one) => ({ hundredths: one }))),
      );
      expect(sumMinutes(parted)).toBe(minutesOf(all.map((one) => ({ hundredths: one }))));
    }),
  );
});

test('rows counted by the clock add up to the minutes that passed', () => {
  fc.assert(
    fc.property(fc.array(wholeMinutes, { maxLength: 60 }), (minutes) => {
      const shown = minutes.map((one) => ({ hundredths: hundredthsOfMinutes(one) }));
      expect(minutesOf(shown)).toBe(minutes.reduce((sum, one) => sum + one, 0));
    }),
  );
});
