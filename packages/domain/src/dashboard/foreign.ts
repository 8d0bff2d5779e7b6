import type { DateText } from '../dates.ts';
import type { Oere } from '../money.ts';
import {
  overdueOf,
  revenueOf,
  salesByMonth,
  unpaidAmount,
  type ForeignTotals,
  type OwedMonth,
} from './totals.ts';

/** Open amounts in another currency than kroner that are due in one month. */
export interface ForeignOwed extends OwedMonth {
  readonly currency: string;
}

/** The amounts of a company's year in one currency, in hundredths of it. */
interface ForeignYear {
  readonly currency: string;
  readonly revenue: Oere;
  readonly revenueLastYear: Oere;
  readonly unpaidAmount: Oere;
  readonly overdueAmount: Oere;
}

interface ForeignFigures {
  readonly year: readonly ForeignTotals[];
  readonly before: readonly ForeignTotals[];
  readonly owed: readonly ForeignOwed[];
}

/** The currencies that are not kroner, by their codes, without those that have only zeros. */
export function foreignYears(
  { year, before, owed }: ForeignFigures,
  today: DateText,
): ForeignYear[] {
  const codes = new Set([...year, ...before, ...owed].map(({ currency }) => currency));
  const of = (totals: readonly ForeignTotals[], code: string) =>
    totals.find(({ currency }) => currency === code)?.figures ?? {};
  return [...codes]
    .toSorted()
    .map((currency) => ({
      currency,
      revenue: revenueOf(of(year, currency)),
      revenueLastYear: revenueOf(of(before, currency)),
      unpaidAmount: unpaidAmount(of(year, currency)),
      overdueAmount: overdueOf(
        owed.filter((month) => month.currency === currency),
        today,
      ).amount,
    }))
    .filter((figures) =>
      Object.values(figures).some((value) => value !== 0 && value !== figures.currency),
    );
}

/** Net sales in the other currencies by month, January first. */
export function foreignSales(
  totals: readonly ForeignTotals[],
): { readonly month: number; readonly currency: string; readonly value: Oere }[] {
  return totals
    .flatMap(({ currency, figures }) =>
      salesByMonth(figures).map(({ month, value }) => ({ month, currency, value })),
    )
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => one.currency.localeCompare(other.currency));
}
