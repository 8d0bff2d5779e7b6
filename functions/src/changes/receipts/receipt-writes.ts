import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/core/write';
import { spendingMoves } from '@driftig/domain/accounting/spending-sums';
import { spentOfReceipt } from '@driftig/domain/accounting/spent';
import { tripMoves } from '@driftig/domain/accounting/trip';
import { linkOfReceipt } from '@driftig/domain/receipts/receipt';
import { shopToRemember } from '@driftig/domain/receipts/known-shop';
import type { FilledValues, StoredRecord } from '@driftig/domain/records/record';

type Store = Pick<CompanyData, 'records' | 'trips' | 'spending' | 'knownShops'>;

/**
 * The writes of a new, changed or deleted receipt, with those of the sums it is in, and how its shop's next
 * receipt is suggested to be entered (product B54).
 */
export function receiptWrites(store: Store, now: string) {
  const moves = (before: FilledValues | undefined, after: FilledValues | undefined): Write[] => [
    ...store.trips.move(tripMoves(before && linkOfReceipt(before), after && linkOfReceipt(after))),
    ...store.spending.move(
      spendingMoves(before && spentOfReceipt(before), after && spentOfReceipt(after)),
    ),
  ];
  return {
    insert: (id: string, values: FilledValues): Write[] => [
      ...store.records.insert('receipts', [{ id, values, at: now }]),
      ...store.knownShops.remember(shopToRemember(undefined, values)),
      ...moves(undefined, values),
    ],

    /** Optimistic lock: conflict (409) when it has changed since it was read. */
    replace: (read: StoredRecord, values: FilledValues): Write[] => [
      ...store.records.replace('receipts', read, values, now),
      ...store.knownShops.remember(shopToRemember(read.values, values)),
      ...moves(read.values, values),
    ],

    remove: (read: StoredRecord): Write[] => [
      ...store.records.remove('receipts', read, now),
      ...moves(read.values, undefined),
    ],
  };
}
