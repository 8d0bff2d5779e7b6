import { addDays } from '@driftig/domain/dates';
import { rangeOf } from '@driftig/domain/periods';
import { describe, expect, it } from 'vitest';

import { daysOf } from './period.ts';

describe('the days', () => {
  it.each([
    ['in spring', '2026-03-29'],
    ['in autumn', '2026-10-25'],
  ])('no day is lost or doubled where the clocks change %s', (_, sunday) => {
    const days = daysOf(rangeOf('week', sunday), false);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_day, index) => addDays(sunday, index - 6)),
    );
  });

  it('weekends can be left out', () => {
    const days = daysOf(rangeOf('month', '2026-11-01'), true);
    expect(days).toHaveLength(21);
    expect(days.some(({ isWeekend }) => isWeekend)).toBe(false);
    expect(days[0]?.date).toBe('2026-11-02');
  });

  it('public holidays have their names', () => {
    const named = daysOf(rangeOf('month', '2026-12-01'), false).filter(
      ({ holiday }) => holiday !== undefined,
    );
    expect(named.map(({ date, holiday }) => [date, holiday])).toEqual([
      ['2026-12-25', 'Juledag'],
      ['2026-12-26', '2. juledag'],
    ]);
  });
});
