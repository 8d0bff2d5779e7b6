import { owedAmountKey, owedCountKey, revenueKey } from '../aggregates.ts';
import { yearOf, type DateText } from '../dates.ts';
import type { Oere } from '../money.ts';

/** A customer's figures of one month, by the keys of `aggregates.ts`. */
export interface CustomerMonth {
  /** 'yyyy-mm' */
  readonly month: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** The same amounts in another currency than kroner. */
export interface ForeignCustomerMonth extends CustomerMonth {
  readonly currency: string;
}

/** A customer's revenue and open amounts (product H10). */
interface CustomerFigures {
  /** Revenue in the year of `today`, net of VAT, without cancelled invoices (product D10). */
  readonly revenue: Oere;
  /** Revenue of the whole previous year. */
  readonly revenueLastYear: Oere;
  /** Revenue of the twelve months up to that of `today`, the oldest first. */
  readonly revenueByMonth: Oere[];
  readonly unpaidCount: number;
  readonly unpaidAmount: Oere;
  /** The first payment date that is not past; '' for none. */
  readonly nextDue: DateText | '';
  readonly overdueCount: number;
  readonly overdueAmount: Oere;
  /** The earliest payment date that is past; '' for none. */
  readonly oldestDue: DateText | '';
}

/** The amounts of a customer in another currency than kroner, in hundredths of it. */
interface ForeignCustomerAmounts extends Pick<
  CustomerFigures,
  'revenue' | 'revenueLastYear' | 'unpaidAmount' | 'overdueAmount'
> {
  readonly currency: string;
}

interface DueDay {
  readonly date: DateText;
  readonly count: number;
  readonly amount: Oere;
}

const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The days on which something is to be paid, earliest first. */
function dueDays(months: readonly CustomerMonth[]): DueDay[] {
  const all = months.flatMap(({ month, figures }) =>
    days.map((day) => ({
      date: `${month}-${day}`,
      count: figures[owedCountKey(day)] ?? 0,
      amount: figures[owedAmountKey(day)] ?? 0,
    })),
  );
  return all
    .filter(({ count, amount }) => count !== 0 || amount !== 0)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The twelve months up to that of a date, the oldest first: 'yyyy-mm'. */
export function lastYearsMonths(today: DateText): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const count = year * 12 + month - 12 + index;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}

/** The figures of a customer on a day, from all of their months. */
export function customerFigures(
  months: readonly CustomerMonth[],
  today: DateText,
): CustomerFigures {
  const revenueOf = (year: number) =>
    sumOf(
      months
        .filter(({ month }) => yearOf(month) === year)
        .map(({ figures }) => figures[revenueKey] ?? 0),
    );
  const due = dueDays(months);
  const overdue = due.filter(({ date }) => date < today);
  return {
    revenue: revenueOf(yearOf(today)),
    revenueLastYear: revenueOf(yearOf(today) - 1),
    revenueByMonth: lastYearsMonths(today).map((asked) =>
      sumOf(
        months
          .filter(({ month }) => month === asked)
          .map(({ figures }) => figures[revenueKey] ?? 0),
      ),
    ),
    unpaidCount: sumOf(due.map(({ count }) => count)),
    unpaidAmount: sumOf(due.map(({ amount }) => amount)),
    nextDue: due.find(({ date }) => date >= today)?.date ?? '',
    overdueCount: sumOf(overdue.map(({ count }) => count)),
    overdueAmount: sumOf(overdue.map(({ amount }) => amount)),
    oldestDue: overdue[0]?.date ?? '',
  };
}

/** A customer's amounts in other currencies, by their codes, without those that have only zeros. */
export function foreignCustomerAmounts(
  months: readonly ForeignCustomerMonth[],
  today: DateText,
): ForeignCustomerAmounts[] {
  const codes = [...new Set(months.map(({ currency }) => currency))].toSorted();
  return codes
    .map((currency) => {
      const own = months.filter((month) => month.currency === currency);
      const { revenue, revenueLastYear, unpaidAmount, overdueAmount } = customerFigures(own, today);
      return { currency, revenue, revenueLastYear, unpaidAmount, overdueAmount };
    })
    .filter((figures) =>
      Object.values(figures).some((value) => value !== 0 && value !== figures.currency),
    );
}
