import type { SalesBooks } from '@driftig/domain/ledger/sales/sales-books';

import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { putOf, updateOf, type Write } from '../core/write.ts';
import { salesBooksEntity } from './sales-books.entities.ts';

/** Since when the invoices of the actor's company are posted. */
export function salesBooksRepository(table: Table, companyId: string) {
  const books = salesBooksEntity(table);
  return {
    /** Undefined while they are not posted. */
    async find(): Promise<SalesBooks | undefined> {
      const { data } = await books.get({ companyId }).go({ consistent: true });
      return data === null ? undefined : { from: data.from, version: data.version };
    },

    /** Optimistic lock: throws VersionConflict where they were started or moved since they were read. */
    save(before: SalesBooks | undefined, { from, version }: SalesBooks): Write {
      const refusal = () => new VersionConflict();
      if (before === undefined) return putOf(books.create({ companyId, from, version }), refusal);
      const update = books
        .patch({ companyId })
        .set({ from, version })
        .where((item, op) => op.eq(item.version, before.version));
      return updateOf(update, refusal);
    },
  };
}
