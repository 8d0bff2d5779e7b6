import { expectAddsUp } from '@driftig/tests/support/why';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { whyFlex } from './flex.ts';
import { whyHours } from './hours.ts';

const hundredths = fc.integer({ min: -3000, max: 3000 });
const days = fc
  .tuple(
    fc.integer({ min: -400, max: 7 }),
    fc.array(fc.tuple(fc.nat(2400), fc.constantFrom(0, 740), hundredths), { maxLength: 31 }),
  )
  .map(([start, figures]) =>
    figures.map(([worked, norm, flex], index) => ({
      date: addDays('2026-06-10', start + index),
      hundredths: worked,
      normHundredths: norm,
      flexHundredths: flex,
      absence: '',
    })),
  );
const today = '2026-06-10';

test('the rows of a flex balance add up to it, whichever days are shown', () => {
  const figures = fc.record({
    balance: hundredths,
    ofYear: hundredths,
    pending: fc.nat(2000),
    days,
    today: fc.constant(today),
  });
  fc.assert(fc.property(figures, (some) => expectAddsUp(whyFlex(some))));
});

test('the days of hours add up to them, and what minutes are rounded by is a row', () => {
  const shown = { normHundredths: 740, flexHundredths: 0, absence: '' };
  const week = ['2026-06-08', '2026-06-09'].map((date) => ({ ...shown, date, hundredths: 733 }));
  const why = whyHours('Timer i ugen', 1467, week);
  expectAddsUp(why);
  expect(why.rows.map(({ label }) => label)).toEqual([
    '08-06-2026',
    '09-06-2026',
    'Afrunding af minutter',
  ]);
});

test('a day after today is not in the flex balance', () => {
  const tomorrow = {
    date: '2026-06-11',
    hundredths: 900,
    normHundredths: 740,
    flexHundredths: 160,
    absence: '',
  };
  const { rows } = whyFlex({ balance: 100, ofYear: 100, pending: 0, days: [tomorrow], today });
  expect(rows).toEqual([{ label: 'Andre dage i 2026', amount: 100 }]);
});
