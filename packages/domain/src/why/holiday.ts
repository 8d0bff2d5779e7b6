import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import type { WhyFigure } from '@driftig/contracts/core/why-figures';

import { monthNames, monthOf, yearOf } from '../dates.ts';
import { formatDate } from '../format.ts';
import type { HolidayBalance } from '../vacation/holiday-balance.ts';
import { openYears } from '../vacation/holiday-year.ts';
import { whyAmountText } from './amount-text.ts';
import { sumOfRows, withRest, withoutZeros } from './sum-of-rows.ts';

type Balance = Omit<HolidayBalance, 'expiring' | 'employedUntil'>;
type Year = Balance['years'][number];

/** The figures of a holiday balance that open to their rows. */
export type HolidayFigure = 'left' | 'earned' | 'held' | 'planned';

/** How a figure of a person's holiday came about, by holiday year, the newest first (product Y16). */
export function whyHoliday(balance: Balance, figure: HolidayFigure, appliedId?: string): WhyAnswer {
  const rows = rowsOf(balance, figure, appliedId);
  const { at, pending, ahead, covered } = balance;
  const unearned = ahead - covered;
  const days = (amount: number) => whyAmountText(amount, 'days', true);
  return {
    figure: figures[figure],
    title: `${titles[figure]} pr. ${formatDate(at)}`,
    amount: amountOf(balance, figure),
    unit: 'days',
    rows,
    formula: formulas[figure],
    notes: [
      ...(unearned > 0
        ? [`Der er godkendt ${days(unearned)} mere, som først bliver optjent senere.`]
        : []),
      ...(pending > 0
        ? [`Oven i det afventer ${days(pending)}, som ikke er trukket fra endnu.`]
        : []),
    ],
  };
}

const figures = {
  left: 'holidayLeft',
  earned: 'holidayEarned',
  held: 'holidayHeld',
  planned: 'holidayPlanned',
} as const satisfies Record<HolidayFigure, WhyFigure>;

const titles = {
  left: 'Ferie tilbage at holde',
  earned: 'Optjent ferie',
  held: 'Holdt ferie',
  planned: 'Godkendt ferie',
} as const;

const formulas = {
  left: 'Startsaldo + optjent + rettelser − holdt − godkendt − ikke holdt i tide, for hvert ferieår.',
  earned: 'Startsaldo + optjente måneder + rettelser, for hvert ferieår.',
  held: 'Summen af de dage, der er holdt, efter det ferieår, de er taget fra.',
  planned: 'Summen af de dage, der er godkendt, efter det ferieår, de er taget fra.',
} as const;

function amountOf(balance: Balance, figure: HolidayFigure): number {
  const { left, covered, planned } = balance;
  if (figure === 'left') return left - covered;
  return figure === 'planned' ? planned + covered : balance[figure];
}

function rowsOf(
  { years, at, covered }: Balance,
  figure: HolidayFigure,
  appliedId: string | undefined,
): WhyRow[] {
  const open = new Set(openYears(at));
  const ofYears = years
    .filter(({ year, lost }) => open.has(year) || (figure === 'left' && lost > 0))
    .toReversed()
    .map((year) => yearRow(year, partsOf(year, figure, appliedId)))
    .filter(({ rows }) => rows.length > 0);
  if (covered === 0 || figure === 'earned' || figure === 'held') return ofYears;
  const ahead = `Godkendt efter ${formatDate(at)}`;
  return [...ofYears, { label: ahead, amount: figure === 'left' ? -covered : covered }];
}

function partsOf(year: Year, figure: HolidayFigure, appliedId: string | undefined): WhyRow[] {
  if (figure === 'earned') return gainsOf(year);
  if (figure === 'left')
    return [...gainsOf(year), ...takenOf(year, -1, appliedId), ...lostOf(year)];
  const isHeld = figure === 'held';
  const taken = year.taken.filter((one) => one.isHeld === isHeld);
  // An absence is one row though some of its days are held and others are ahead.
  return withRest(takenOf({ taken }, 1, appliedId), year[figure], 'Holdt af ferie, der er begyndt');
}

function yearRow({ year, from, earnedUntil, takenUntil }: Year, rows: readonly WhyRow[]) {
  return {
    label: `Ferieåret ${year}/${year + 1}`,
    note: `Optjenes ${formatDate(from)} til ${formatDate(earnedUntil)}, holdes senest ${formatDate(takenUntil)}`,
    amount: sumOfRows(rows),
    rows,
  };
}

function gainsOf({ opening, months, earned, corrections }: Year): WhyRow[] {
  const { length } = months;
  return withoutZeros([
    { label: 'Startsaldo', amount: opening },
    {
      label: `Optjent i ${length} ${length === 1 ? 'måned' : 'måneder'}`,
      amount: earned,
      rows: months.map(({ month, hundredths, daysWithout }) => ({
        label: `${monthNames[monthOf(month) - 1] ?? ''} ${yearOf(month)}`,
        amount: hundredths,
        note:
          daysWithout === 0
            ? undefined
            : `${daysWithout} ${daysWithout === 1 ? 'dag' : 'dage'} uden optjening`,
      })),
    },
    ...corrections.map(({ note, hundredths }) => ({
      label: `Rettelse: ${note}`,
      amount: hundredths,
    })),
  ]);
}

function takenOf(
  { taken }: Pick<Year, 'taken'>,
  sign: 1 | -1,
  appliedId: string | undefined,
): WhyRow[] {
  return taken.map(({ absenceId, startDate, endDate, hundredths, isHeld }) => {
    const [first, last] = [formatDate(startDate), formatDate(endDate)];
    const dates = startDate === endDate ? first : `${first} til ${last}`;
    const kind = absenceId === appliedId ? 'Ansøgningen' : isHeld ? 'Holdt' : 'Godkendt';
    return { label: `${kind} ${dates}`, amount: sign * hundredths };
  });
}

const lostOf = ({ lost }: Year): WhyRow[] =>
  lost === 0 ? [] : [{ label: 'Ikke holdt i tide', amount: -lost }];
