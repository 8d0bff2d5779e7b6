import { AppError } from '@driftig/domain/errors';
import type { CreditNote } from '@driftig/domain/invoices/settling';

import type { Table } from '../core/client.ts';
import { creditNoteEntity } from './credit-notes.entities.ts';
import { SeriesChanged } from '../company/next-number.ts';
import { putOf, type Write } from '../core/write.ts';

/** The credit notes of the actor's company, by their own numbers. */
export function creditNoteRepository(table: Table, companyId: string) {
  const notes = creditNoteEntity(table);
  return {
    /** The number of the invoice that a credit note takes back. Throws not_found. */
    async invoiceOf(number: number): Promise<number> {
      const { data } = await notes.get({ companyId, number }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return data.invoiceNumber;
    },

    /** The numbers of the invoices that these credit notes take back. */
    async invoicesOf(numbers: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (numbers.length === 0) return new Map();
      const keys = numbers.map((number) => ({ companyId, number }));
      const { data } = await notes.get(keys).go({ consistent: true, concurrent: 2 });
      return new Map(data.map(({ number, invoiceNumber }) => [number, invoiceNumber]));
    },

    insert({ number, date }: CreditNote, invoiceNumber: number): Write {
      const item = { companyId, number, date, invoiceNumber };
      return putOf(notes.create(item), () => new SeriesChanged());
    },
  };
}
