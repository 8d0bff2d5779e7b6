import type { Draft } from '@driftig/domain/accounting/draft';
import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { numberOfId } from '../core/number-of-id.ts';
import { assertCursorOf, type Page, type PageRequest } from '../core/page.ts';
import { readPage } from '../core/reads/read-page.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { checkOf, deleteOf, putOf, type Write } from '../core/write.ts';
import {
  accountingDraftEntity,
  draftSourceEntity,
  type StoredDraftRow,
} from './drafts.entities.ts';

/** The drafts of vouchers of the actor's company. */
export function accountingDraftRepository(table: Table, companyId: string) {
  const drafts = accountingDraftEntity(table);
  const sources = draftSourceEntity(table);

  async function find(id: string): Promise<Draft | undefined> {
    const number = numberOfId(id);
    if (number === undefined) return undefined;
    const { data } = await drafts.get({ companyId, number }).go({ consistent: true });
    return data?.id === id ? fromStored(data) : undefined;
  }

  return {
    /** Throws not_found. The id begins with the number, which is the key. */
    async get(id: string): Promise<Draft> {
      const draft = await find(id);
      if (draft === undefined) throw new AppError('not_found');
      return draft;
    },

    /** The draft that a receipt or an expense was imported into. */
    async findOfSource(source: string): Promise<Draft | undefined> {
      const { data } = await sources.get({ companyId, source }).go({ consistent: true });
      return data === null ? undefined : find(data.draftId);
    },

    /** Throws VersionConflict when the source was imported meanwhile. */
    checkNotImported(source: string): Write {
      const condition = { expression: 'attribute_not_exists(#pk)', names: { '#pk': 'pk' } };
      return checkOf(sources.get({ companyId, source }), condition, () => new VersionConflict());
    },

    /** Highest number first. */
    async list(page: PageRequest): Promise<Page<Draft>> {
      assertCursorOf(page.cursor, { pk: `c#${companyId}#voucherDraft`, sk: '' });
      const query = drafts.query.main({ companyId });
      const options = { ...page, order: 'desc', consistent: true } as const;
      return readPage({ table, entity: drafts }, query, options, fromStored);
    },

    /** The highest number of a draft; 0 without any. */
    async highestNumber(): Promise<number> {
      const { data } = await drafts.query
        .main({ companyId })
        .go({ limit: 1, order: 'desc', consistent: true });
      return data[0]?.number ?? 0;
    },

    /**
     * Throws VersionConflict when another draft has taken the number meanwhile. A source that is in a draft
     * already is refused (409).
     */
    insert(draft: Draft): Write[] {
      const put = putOf(drafts.create(toStored(companyId, draft)), () => new VersionConflict());
      const { source, id: draftId } = draft;
      if (source === '') return [put];
      return [putOf(sources.create({ companyId, source, draftId }), alreadyImported), put];
    },

    /** Optimistic lock: throws VersionConflict when it has changed since `before` was read. */
    replace(before: Draft, after: Draft): Write {
      const put = drafts
        .put(toStored(companyId, after))
        .where(
          (item, op) => `${op.eq(item.id, before.id)} AND ${op.eq(item.version, before.version)}`,
        );
      return putOf(put, () => new VersionConflict());
    },

    /** Throws VersionConflict when it has changed, or is gone, since it was read. */
    remove({ id, number, version, source }: Draft): Write[] {
      const removal = drafts
        .delete({ companyId, number })
        .where((item, op) => `${op.eq(item.id, id)} AND ${op.eq(item.version, version)}`);
      const write = deleteOf(removal, () => new VersionConflict());
      return source === '' ? [write] : [write, deleteOf(sources.delete({ companyId, source }))];
    },

    /** Which of these sources are in a draft. */
    async listImported(wanted: readonly string[]): Promise<ReadonlySet<string>> {
      if (wanted.length === 0) return new Set();
      const keys = wanted.map((source) => ({ companyId, source }));
      const { data } = await sources.get(keys).go({ consistent: true, concurrent: 2 });
      return new Set(data.map(({ source }) => source));
    },
  };
}

const alreadyImported = () =>
  new AppError('conflict', { message: 'Det er allerede importeret i kladden.' });

function toStored(companyId: string, draft: Draft) {
  const { id, number, date, description, userId, version, ...row } = draft;
  return { companyId, id, number, date, description, userId, version, row };
}

interface Stored extends Omit<ReturnType<typeof toStored>, 'companyId' | 'row'> {
  readonly row: StoredDraftRow;
}

function fromStored({ id, number, date, description, userId, version, row }: Stored): Draft {
  return { id, number, date, description, userId, version, hold: '', noFile: false, ...row };
}
