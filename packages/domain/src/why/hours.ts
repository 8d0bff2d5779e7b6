import type { WhyAnswer } from '@driftig/contracts/core/why';
import type { DayOfHours } from '@driftig/contracts/time/day';

import { formatDate } from '../format.ts';
import { dayReason } from './day-reason.ts';
import { withRest } from './sum-of-rows.ts';

/** The hours of some days, by day. */
export function whyHours(
  title: string,
  hundredths: number,
  days: readonly DayOfHours[],
): WhyAnswer {
  const worked = days.filter((day) => day.hundredths !== 0);
  const rows = worked.map((day) => ({
    label: formatDate(day.date),
    note: dayReason(day) || undefined,
    amount: day.hundredths,
  }));
  return {
    figure: 'ownHours',
    title,
    amount: hundredths,
    unit: 'hours',
    rows: withRest(rows, hundredths, 'Afrunding af minutter'),
    formula: 'Summen af dagenes timer uden pauser.',
  };
}
