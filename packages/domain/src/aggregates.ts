import {
  invoiceStatusNumbers,
  type InvoiceStatus,
} from '@driftig/contracts/invoices/invoice-status';

/**
 * One change's delta to a year's totals; negative figures subtract. The keys are those below. Open
 * amounts are kept apart by payment date: one item for each month of payment.
 */
export interface TotalsDelta {
  /** The year of the invoice's or order's date. */
  readonly year: number;
  /** 'yyyy-mm' of the payment date when the keys are days; undefined when they are the year's own. */
  readonly payMonth?: string;
  /** Set when the keys are a customer's own in a month ('yyyy-mm'), by date and by payment date. */
  readonly customerMonth?: { readonly customerId: string; readonly month: string };
  /** Set when the keys are amounts in another currency than kroner, which are kept apart. */
  readonly currency?: string;
  readonly add: Readonly<Record<string, number>>;
}

/** The currency of the amounts in the documented fields (product H11). */
export const mainCurrency = 'DKK';

const pad = (n: number) => String(n).padStart(2, '0');
export const salesKey = (month: number) => `s${pad(month)}`;
export const ordersKey = (month: number) => `o${pad(month)}`;
export const countKey = (status: InvoiceStatus) => `c${invoiceStatusNumbers[status]}`;
export const amountKey = (status: InvoiceStatus) => `a${invoiceStatusNumbers[status]}`;

/** A customer's invoiced revenue of one month, net of VAT. */
export const revenueKey = 'r';

/** Keys by the day of payment, '01' to '31'. */
export const owedCountKey = (day: string) => `n${day}`;
export const owedAmountKey = (day: string) => `a${day}`;

function addFigures(a: TotalsDelta['add'], b: TotalsDelta['add']): Record<string, number> {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const sums = keys.map((key): [string, number] => [key, (a[key] ?? 0) + (b[key] ?? 0)]);
  return Object.fromEntries(sums.filter(([, value]) => value !== 0));
}

/** Merges deltas into one per item, because a transaction may write an item only once. */
export function addUp(deltas: readonly TotalsDelta[]): TotalsDelta[] {
  const byItem = new Map<string, TotalsDelta>();
  for (const delta of deltas) {
    const { year, payMonth = '', currency = '' } = delta;
    const { customerId = '', month = '' } = delta.customerMonth ?? {};
    const item = `${year} ${payMonth} ${customerId} ${month} ${currency}`;
    byItem.set(item, { ...delta, add: addFigures(byItem.get(item)?.add ?? {}, delta.add) });
  }
  return [...byItem.values()].filter(({ add }) => Object.keys(add).length > 0);
}
