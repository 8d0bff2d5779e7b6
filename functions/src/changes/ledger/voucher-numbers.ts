import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import type { Allowance } from '@driftig/domain/accounting/allowances/allowance';
import type { Expense } from '@driftig/domain/accounting/expense';
import type { StoredRecord } from '@driftig/domain/records/record';

import { expenseWrites } from '../accounting/expense-writes.ts';
import { receiptWrites } from '../receipts/receipt-writes.ts';

type Store = Pick<
  CompanyData,
  'records' | 'expenses' | 'allowances' | 'trips' | 'spending' | 'knownShops'
>;

/** A receipt, an expense, or mileage or a diet, whose voucher number is written with the posting; 0 takes it off again. */
export type Posted =
  | { readonly kind: 'receipt'; readonly read: StoredRecord }
  | { readonly kind: 'expense'; readonly read: Expense }
  | { readonly kind: 'mileage'; readonly read: Allowance };

/** Optimistic lock: conflict (409) when it has changed since it was read, such as rejected. */
export function writeVoucherNumber(
  store: Store,
  now: string,
  posted: Posted,
  voucher: number,
): Write[] {
  if (posted.kind === 'receipt') {
    const { read } = posted;
    return receiptWrites(store, now).replace(read, { ...read.values, voucher });
  }
  if (posted.kind === 'mileage') {
    const { read } = posted;
    return [store.allowances.replace(read, { ...read, voucher, version: read.version + 1 })];
  }
  const { read } = posted;
  return expenseWrites(store).replace(read, { ...read, voucher, version: read.version + 1 });
}

/** Throws not_found. */
export async function readPosted(
  { records, expenses, allowances }: Store,
  kind: Posted['kind'],
  id: string,
): Promise<Posted> {
  if (kind === 'receipt') return { kind, read: await records.get('receipts', id) };
  if (kind === 'mileage') return { kind, read: await allowances.get(id) };
  return { kind, read: await expenses.get(id) };
}

export const voucherOf = (posted: Posted): number =>
  posted.kind === 'receipt' ? Number(posted.read.values['voucher'] ?? 0) : posted.read.voucher;
