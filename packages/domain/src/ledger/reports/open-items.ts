import { daysBetween, type DateText } from '../../dates.ts';
import type { MonthSums } from '../balances.ts';

/** The ages that open items are summed by, in days after they were due. */
export const ages = [
  'Ikke forfalden',
  '0–30 dage',
  '31–60 dage',
  '61–90 dage',
  'Over 90 dage',
] as const;

/** The place of an item in `ages` on a day. */
export function ageOf(due: DateText, today: DateText): number {
  const late = daysBetween(due, today);
  if (late < 0) return 0;
  return late > 90 ? 4 : Math.max(1, Math.ceil(late / 30));
}

interface OpenCredit {
  /** 'yyyy-mm' of the postings that are not paid. */
  readonly month: string;
  /** In øre. */
  readonly amount: number;
}

/**
 * The credits of an account that its debits have not paid yet, by month: payments are taken from the oldest.
 * More debits than credits leave nothing open.
 */
export function openCredits(months: readonly MonthSums[], account: number): OpenCredit[] {
  const sums = months.map(({ month, accounts }) => ({ month, own: accounts.get(account) }));
  let paid = sums.reduce((sum, { own }) => sum + (own?.debit ?? 0), 0);
  return sums.flatMap(({ month, own }) => {
    const credit = own?.credit ?? 0;
    const taken = Math.min(paid, credit);
    paid -= taken;
    return credit === taken ? [] : [{ month: month.slice(0, 7), amount: credit - taken }];
  });
}
