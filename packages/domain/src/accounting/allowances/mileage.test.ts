import fc from 'fast-check';
import { expect, test } from 'vitest';

import { allowancePosting } from './allowance-posting.ts';
import { commuteDaysOf, isOverCommuteDays } from './commute-days.ts';
import { highKmOf, mileageParts } from './mileage.ts';
import { sumOfParts } from './parts.ts';
import { mileageRates, ratesOn } from './state-rates.ts';
import { driveOf } from './allowance.samples.ts';

const rates = ratesOn(mileageRates, '2026-05-04', 'date');
const car = (km: number) => ({ vehicle: 'car', km }) as const;

/** Kilometres in hundredths, amounts in øre. */
test.each([
  ['a drive below the limit', 10_000, 0, [['high', 10_000, 39_400]]],
  ['a drive that ends at the limit', 5_000, 1_995_000, [['high', 5_000, 19_700]]],
  [
    'a drive over the limit',
    10_000,
    1_996_000,
    [
      ['high', 4_000, 15_760],
      ['low', 6_000, 13_680],
    ],
  ],
  ['a drive above the limit', 10_000, 2_000_000, [['low', 10_000, 22_800]]],
  ['half an øre, away from zero', 1_250, 0, [['high', 1_250, 4_925]]],
  ['hundredths of a kilometre', 1_255, 0, [['high', 1_255, 4_945]]],
])('%s is paid by its rates', (_of, km, used, expected) => {
  const parts = mileageParts(car(km), used, rates);
  expect(parts.map(({ of, units, amount }) => [of, units, amount])).toEqual(expected);
});

test('a bicycle has one rate without a limit', () => {
  expect(mileageParts({ vehicle: 'cycle', km: 1_000 }, 2_000_000, rates)).toEqual([
    { of: 'cycle', units: 1_000, rate: 64, amount: 640 },
  ]);
});

test('however a year is driven, 20,000 km of it are paid by the high rate and the rest by the low one', () => {
  const drives = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(drives, (kms) => {
      let used = 0;
      let low = 0;
      for (const km of kms) {
        const parts = mileageParts(car(km), used, rates);
        expect(parts.reduce((sum, { units }) => sum + units, 0)).toBe(km);
        used += highKmOf(parts);
        low += km - highKmOf(parts);
      }
      const total = kms.reduce((sum, km) => sum + km, 0);
      expect([used, low]).toEqual([
        Math.min(total, rates.limitKm),
        Math.max(0, total - rates.limitKm),
      ]);
    }),
  );
});

test('a year without rates is refused with its number', () => {
  expect(() => ratesOn(mileageRates, '2027-01-01', 'date')).toThrow(
    'Statens takster for 2027 er ikke lagt ind. Vi har takster for 2025 og 2026.',
  );
  expect(ratesOn(mileageRates, '2025-12-31', 'date')).toMatchObject({ high: 381, low: 223 });
});

test('days of driving to one place of work are counted once a day, both ways, for 12 months', () => {
  const to = { from: 'Hjem', to: 'Lager Nord', isCommute: true };
  const others = [
    driveOf({ ...to, date: '2026-05-01' }),
    driveOf({ from: 'lager nord', to: 'Hjem', isCommute: true, date: '2026-05-01' }),
    driveOf({ ...to, date: '2025-05-05' }),
    driveOf({ ...to, date: '2025-05-04' }),
    driveOf({ ...to, date: '2026-04-01', status: 'rejected' }),
    driveOf({ ...to, date: '2026-04-02', isCommute: false }),
    driveOf({ ...to, to: 'Lager Syd', date: '2026-04-03' }),
  ];
  expect(commuteDaysOf({ ...to, date: '2026-05-04' }, others)).toBe(3);
  expect([60, 61].map(isOverCommuteDays)).toEqual([false, true]);
});

test('an approved allowance is posted as travel against wages owed, and nothing else is', () => {
  const { amount } = driveOf({});
  expect(allowancePosting({ status: 'pending', amount })).toEqual([]);
  expect(allowancePosting({ status: 'rejected', amount })).toEqual([]);
  expect(allowancePosting({ status: 'approved', amount })).toEqual([
    { standardNumber: 2895, amount },
    { standardNumber: 7860, amount: -amount },
  ]);
  expect(sumOfParts(driveOf({}).parts)).toBe(amount);
});
