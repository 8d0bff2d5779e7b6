import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';

import { plannedHundredths } from '../calendar/shift-law.ts';
import { formatDate } from '../format.ts';
import type { Period } from '../planning/period.ts';
import { whyAmountText } from './amount-text.ts';
import { sumOfRows } from './sum-of-rows.ts';

interface PlannedShift {
  readonly title: string;
  readonly period: Period;
  /** The address of the order. */
  readonly to: string;
}

/** The planned hours of a person in a week, by shift (product K39). */
export function whyPlanned(name: string, shifts: readonly PlannedShift[], norm: number): WhyAnswer {
  const rows = shifts
    .toSorted((one, other) => one.period.from.localeCompare(other.period.from))
    .map(shiftRow);
  return {
    figure: 'plannedHours',
    title: `Planlagte timer for ${name}`,
    amount: sumOfRows(rows),
    unit: 'hours',
    rows,
    formula: 'Timerne på de vagter, der begynder i ugen, lagt sammen.',
    notes: norm === 0 ? [] : [`Ugens norm er ${whyAmountText(norm, 'hours', true)}.`],
  };
}

const shiftRow = ({ title, period, to }: PlannedShift): WhyRow => ({
  label: title,
  note: [timeOf(period.from), timeOf(period.to)].join(' til '),
  amount: plannedHundredths(period),
  to,
});

const timeOf = (instant: string) =>
  `${formatDate(instant.slice(0, 10))} kl. ${instant.slice(11, 16)}`;
