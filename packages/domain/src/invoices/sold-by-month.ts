import { yearOf, monthOf, type DateText } from '../dates.ts';
import type { Invoice } from './invoice.ts';
import { soldBy } from './stock.ts';

const months = 12;

type Sale = Pick<Invoice, 'date' | 'isDeposit' | 'creditNote' | 'lines' | 'soldInGroups'>;

const indexOf = (date: DateText) => yearOf(date) * 12 + monthOf(date);

/**
 * How many are sold of a product (product E6) in each of the twelve months up to today's, the oldest first. None where
 * the sales do not go back to the first of them, though there are more.
 */
export function soldByMonth(
  productId: string,
  { sales, areAll, today }: { sales: readonly Sale[]; areAll: boolean; today: DateText },
): number[] {
  const first = indexOf(today) - months + 1;
  if (!areAll && !sales.some(({ date }) => indexOf(date) < first)) return [];
  const hundredths = Array.from({ length: months }, () => 0);
  for (const sale of sales) {
    const at = indexOf(sale.date) - first;
    if (sale.isDeposit || sale.creditNote !== undefined || hundredths[at] === undefined) continue;
    hundredths[at] += Math.round((soldBy(sale).get(productId) ?? 0) * 100);
  }
  return hundredths.map((sum) => sum / 100);
}
