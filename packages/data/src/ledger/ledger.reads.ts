import type { MonthSums, AccountSums } from '@driftig/domain/ledger/balances';
import type { LedgerEntry } from '@driftig/domain/ledger/entry';

import type { Table } from '../core/client.ts';
import { readDateRange, type DateRange } from '../core/date-range.ts';
import {
  assertCursorBetween,
  assertCursorOf,
  defaultPageSize,
  pageOf,
  type Page,
} from '../core/page.ts';
import { ledgerEntryEntity, ledgerLineEntity } from './ledger.entities.ts';
import { fromStored, rowOfStored, type EntryRow } from './ledger.mapping.ts';
import { readMonths } from './ledger.months.ts';

/** A row of an account's card. */
interface AccountLine extends AccountSums {
  readonly number: number;
  readonly date: string;
  readonly text: string;
  readonly source: LedgerEntry['source'];
}

/** Lists and kept sums of a ledger. */
export function ledgerReads(table: Table, companyId: string) {
  const entries = ledgerEntryEntity(table);
  const lines = ledgerLineEntity(table);
  const partition = `c#${companyId}#ledger`;

  return {
    /** Newest date first, and of a date the highest number. The index may lag behind by a moment. */
    list(range: DateRange): Promise<Page<EntryRow>> {
      const index = { main: { pk: partition, sk: 'no#' }, name: 'gsi1', partition } as const;
      const query = entries.query.byDate({ companyId });
      return readDateRange(range, index, query, rowOfStored);
    },

    /** At most `limit` entries with their lines, in the order of their numbers after `number`. */
    async listAfter(number: number, limit: number): Promise<LedgerEntry[]> {
      const { data } = await entries.query
        .main({ companyId })
        .gt({ number })
        .go({ limit, consistent: true });
      return data.map(fromStored);
    },

    /** Newest date first. */
    async listOfAccount(
      account: number,
      { from = '0000', to = '9999', limit = defaultPageSize, cursor }: DateRange,
    ): Promise<Page<AccountLine>> {
      const pk = `${partition}#${String(account).padStart(9, '0')}`;
      assertCursorOf(cursor, { pk, sk: '' });
      assertCursorBetween(cursor, 'sk', [from, `${to}~`]);
      if (from > to) return { rows: [], cursor: undefined };
      const result = await lines.query
        .main({ companyId, account })
        .between({ date: from }, { date: `${to}~` })
        .go({ limit, cursor: cursor ?? null, order: 'desc', consistent: true });
      return pageOf(result, ({ number, date, description: text, row }) => ({
        number,
        date,
        text,
        ...row,
      }));
    },

    /** The kept sums of the months 'yyyy-mm' up to one, the first month first. */
    listMonths: (to: string, from = '0000'): Promise<MonthSums[]> =>
      readMonths(table, companyId, { from, to }),
  };
}
