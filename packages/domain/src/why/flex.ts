import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import type { DayOfHours } from '@driftig/contracts/time/day';

import { yearOf, type DateText } from '../dates.ts';
import { formatDate } from '../format.ts';
import { whyAmountText } from './amount-text.ts';
import { dayReason } from './day-reason.ts';
import { sumOfRows, withoutZeros } from './sum-of-rows.ts';

interface FlexFigures {
  /** Up to today, in hundredths of an hour. */
  readonly balance: number;
  /** The part of it on days that wait for approval. */
  readonly pending: number;
  /** The part of it of this year. */
  readonly ofYear: number;
  /** The days that are shown. */
  readonly days: readonly DayOfHours[];
  readonly today: DateText;
}

/** A flex balance by the days that are shown, the rest of this year, and the years before (product T58). */
export function whyFlex({ balance, pending, ofYear, days, today }: FlexFigures): WhyAnswer {
  const shown = days.filter(({ date }) => date <= today).map(dayRow);
  const ofShown = sumOfRows(shown);
  const isThisYear = days.every(({ date }) => yearOf(date) === yearOf(today));
  const [first, last] = [days.at(0)?.date ?? '', days.at(-1)?.date ?? ''];
  const [inYear, before] = [ofYear, balance - ofYear];
  return {
    figure: 'flexBalance',
    amount: balance,
    unit: 'hours',
    rows: [
      ...withoutZeros([
        { label: 'Fra før i år', amount: isThisYear ? before : before - ofShown },
        {
          label: `Andre dage i ${yearOf(today)}`,
          amount: isThisYear ? inYear - ofShown : inYear,
        },
      ]),
      ...(shown.length === 0
        ? []
        : [
            {
              label: `${formatDate(first)} til ${formatDate(last)}`,
              amount: ofShown,
              rows: shown,
            },
          ]),
    ],
    formula: 'Hver dags timer minus dagens norm, lagt sammen til og med i dag.',
    notes:
      pending === 0
        ? []
        : [`Heraf ${whyAmountText(pending, 'hours', true)} på dage, der afventer godkendelse.`],
  };
}

function dayRow(day: DayOfHours): WhyRow {
  const { date, hundredths, normHundredths, flexHundredths } = day;
  const [hours, norm] = [hundredths, normHundredths].map((one) => whyAmountText(one, 'hours'));
  const reason = dayReason(day);
  return {
    label: formatDate(date),
    note: [`${hours ?? ''} timer`, `norm ${norm ?? ''}`, ...(reason === '' ? [] : [reason])].join(
      ' · ',
    ),
    amount: flexHundredths,
  };
}
