import { addDays, addMonths, type DateText } from '../dates.ts';

/** Dates, both included; undefined for no limit. */
interface Dates {
  readonly from?: DateText | undefined;
  readonly to?: DateText | undefined;
}

/** A range of dates as whole months, whose sums are kept, and the days beside them, whose rows are read. */
interface SpendingSpans {
  /** The first and the last whole month, 'yyyy-mm'. */
  readonly months: { readonly first: string; readonly last: string } | undefined;
  readonly days: readonly { readonly from: DateText; readonly to: DateText }[];
}

const [firstMonth, lastMonth] = ['0000-01', '9999-12'];
const monthOf = (date: DateText) => date.slice(0, 7);

/** Splits a range, of which at most two months are not whole. */
export function spendingSpans({ from, to }: Dates): SpendingSpans {
  if (from !== undefined && to !== undefined && from > to) return { months: undefined, days: [] };
  const first = from === undefined ? firstMonth : firstWholeMonth(from);
  const last = to === undefined ? lastMonth : lastWholeMonth(to);
  if (first > last) {
    // Without a limit on one side there would be whole months.
    const isRange = from !== undefined && to !== undefined;
    return { months: undefined, days: isRange ? [{ from, to }] : [] };
  }
  const before = from === undefined || monthOf(from) === first ? [] : [{ from, to: endOf(from) }];
  const after = to === undefined || monthOf(to) === last ? [] : [{ from: startOf(to), to }];
  return { months: { first, last }, days: [...before, ...after] };
}

const startOf = (date: DateText) => `${monthOf(date)}-01`;
const endOf = (date: DateText) => addDays(addMonths(startOf(date), 1), -1);

function firstWholeMonth(from: DateText): string {
  return monthOf(from === startOf(from) ? from : addMonths(startOf(from), 1));
}

function lastWholeMonth(to: DateText): string {
  return monthOf(to === endOf(to) ? to : addDays(startOf(to), -1));
}
