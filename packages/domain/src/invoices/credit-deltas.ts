import type { Oere } from '../money.ts';
import type { Invoice } from './invoice.ts';

/** One change's delta to the figure 'Til gode' of a company or of one of its customers. */
export interface CreditDelta {
  /** '' for the company's own figure. */
  readonly customerId: string;
  readonly currency: string;
  /** Invoices that something is owed on. */
  readonly count: number;
  readonly amount: Oere;
}

type Counted = Pick<Invoice, 'countedCredit' | 'countedFor' | 'currency'>;

/** Deltas of a change of an invoice; `before` is undefined when it is issued. */
export function creditDeltas(before: Counted | undefined, after: Counted): CreditDelta[] {
  const [was, is] = [before?.countedCredit ?? 0, after.countedCredit ?? 0];
  if (was === is) return [];
  const { currency, countedFor = '' } = after;
  const delta = { currency, count: Math.sign(is) - Math.sign(was), amount: is - was };
  const ofCompany = { ...delta, customerId: '' };
  return countedFor === '' ? [ofCompany] : [ofCompany, { ...delta, customerId: countedFor }];
}

/** One delta for each figure, because a transaction writes an item once. */
export function addUpCredits(deltas: readonly CreditDelta[]): CreditDelta[] {
  const byFigure = new Map<string, CreditDelta>();
  for (const delta of deltas) {
    const key = `${delta.customerId} ${delta.currency}`;
    const { count = 0, amount = 0 } = byFigure.get(key) ?? {};
    byFigure.set(key, { ...delta, count: delta.count + count, amount: delta.amount + amount });
  }
  return [...byFigure.values()].filter(({ count, amount }) => count !== 0 || amount !== 0);
}
