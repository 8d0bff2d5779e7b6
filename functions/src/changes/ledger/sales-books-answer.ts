import type { Account } from '@driftig/domain/accounting/account';
import { standardAccount } from '@driftig/domain/accounting/public-chart';
import type { SalesBooks } from '@driftig/domain/ledger/sales/sales-books';
import { salesAccountsOf } from '@driftig/domain/ledger/sales/sales-accounts';

/** Since when invoices are posted; and the accounts that posting them lacks, by number. */
export function salesBooksAnswer(books: SalesBooks | undefined, chart: readonly Account[]) {
  const { missing } = salesAccountsOf(chart);
  return {
    from: books?.from ?? '',
    missing: missing
      .map((number) => ({ number, name: standardAccount(number)?.name ?? '' }))
      .toSorted((a, b) => a.number - b.number),
  };
}
