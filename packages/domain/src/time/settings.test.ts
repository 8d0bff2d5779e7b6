import { describe, expect, test } from 'vitest';

import { changedSettings, companyNormOn, usualSettings } from './settings.ts';

const wanted = { isFlexOn: true, timeMode: 'daily', standardHundredths: 740 } as const;

test('by default, flex is on, by day, with a norm of 7.4', () => {
  expect(usualSettings).toMatchObject({ isFlexOn: true, timeMode: 'daily', version: 0 });
  expect(companyNormOn(usualSettings, '2026-06-09')).toBe(740);
});

describe('a change of the settings', () => {
  const shorter = changedSettings(
    usualSettings,
    { ...wanted, standardHundredths: 700 },
    '2026-06-09',
  );

  test('gives another norm from today, and leaves the days before as they were', () => {
    expect(companyNormOn(shorter, '2026-06-08')).toBe(740);
    expect(companyNormOn(shorter, '2026-06-09')).toBe(700);
    expect(companyNormOn(shorter, '2027-01-01')).toBe(700);
  });

  test('with the same norm keeps the ones there are', () => {
    const off = changedSettings(
      shorter,
      { ...wanted, isFlexOn: false, standardHundredths: 700 },
      '2026-07-01',
    );
    expect(off).toEqual({ ...shorter, isFlexOn: false, version: 2 });
    const same = changedSettings(usualSettings, { ...wanted, timeMode: 'range' }, '2026-06-09');
    expect(same).toEqual({ isFlexOn: true, timeMode: 'range', norms: [], version: 1 });
  });

  test('on the same day takes the place of the one before', () => {
    const again = changedSettings(shorter, { ...wanted, standardHundredths: 750 }, '2026-06-09');
    expect(again.norms).toEqual([{ from: '2026-06-09', hundredths: 750 }]);
    const back = changedSettings(again, wanted, '2026-06-09');
    expect(companyNormOn(back, '2026-06-09')).toBe(740);
    expect(companyNormOn(back, '2026-06-08')).toBe(740);
  });

  test('later keeps those of before', () => {
    const later = changedSettings(shorter, wanted, '2026-09-01');
    expect(
      ['2026-06-01', '2026-08-31', '2026-09-01'].map((date) => companyNormOn(later, date)),
    ).toEqual([740, 700, 740]);
  });
});
