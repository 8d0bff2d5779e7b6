import { AppError } from '@driftig/domain/errors';
import type { InvoiceFormDraft } from '@driftig/domain/invoices/form-draft';

import type { Table } from '../core/client.ts';
import { tryConditionalWrite } from '../core/conditional-write.ts';
import { invoiceDraftEntity } from './drafts.entities.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';

type DraftRow = Omit<InvoiceFormDraft, 'content'>;

/** The drafts of invoices of one person (product D33). */
export function draftRepository(table: Table, companyId: string, userId: string) {
  const drafts = invoiceDraftEntity(table);

  return {
    /** Newest first, without their contents; there are few. */
    async list(): Promise<DraftRow[]> {
      const { data } = await drafts.query
        .byChange({ companyId, userId })
        .go({ order: 'desc', pages: 'all' });
      return data.map(toRow);
    },

    /** Throws not_found, also for another user's draft. */
    async get(id: string): Promise<InvoiceFormDraft> {
      const { data } = await drafts.get({ companyId, userId, id }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return { ...toRow(data), content: data.content };
    },

    insert(draft: InvoiceFormDraft): Write {
      return putOf(drafts.create({ companyId, userId, ...toStored(draft) }));
    },

    /**
     * Last write wins. Written by itself, without the audit record of a change: it is saved while
     * the user types, and no draft counts anywhere. Throws not_found.
     */
    async replace(draft: InvoiceFormDraft): Promise<void> {
      const { id, ...rest } = toStored(draft);
      const update = drafts.patch({ companyId, userId, id }).set(rest);
      const exists = await tryConditionalWrite(() => update.go({ response: 'none' }));
      if (!exists) throw new AppError('not_found');
    },

    /** Throws not_found when it is not there. */
    remove(id: string): Write {
      const removal = drafts.delete({ companyId, userId, id });
      return deleteOf(
        removal.where((item, op) => op.exists(item.id)),
        () => new AppError('not_found'),
      );
    },

    /** For the draft of what is issued, which may be gone already. */
    removeIfThere(id: string): Write {
      return deleteOf(drafts.delete({ companyId, userId, id }));
    },
  };
}

interface StoredDraft {
  readonly id: string;
  readonly company?: string | undefined;
  readonly orderTitle?: string | undefined;
  readonly amountDue: number;
  readonly row: { readonly at: string };
}

function toRow({ id, company = '', orderTitle = '', amountDue, row }: StoredDraft): DraftRow {
  return { id, company, orderTitle, amount: amountDue, changed: row.at };
}

function toStored({ amount, changed, ...rest }: InvoiceFormDraft) {
  return { ...rest, amountDue: amount, changedAt: changed, row: { at: changed } };
}
