import type { VatCode } from '@driftig/contracts/accounting/account-type';
import type { AccountSums, MonthSums, VatParts } from '@driftig/domain/ledger/balances';
import type { LedgerEntry } from '@driftig/domain/ledger/entry';

import { allRows } from '../core/all-rows.ts';
import type { Table } from '../core/client.ts';
import { readDateRange, type DateRange } from '../core/date-range.ts';
import {
  assertCursorBetween,
  assertCursorOf,
  defaultPageSize,
  pageOf,
  type Page,
} from '../core/page.ts';
import { ledgerEntryEntity, ledgerLineEntity, ledgerVatLineEntity } from './ledger.entities.ts';
import { fromStored, rowOfStored, type EntryRow } from './ledger.mapping.ts';
import { readMonths } from './ledger.months.ts';

type LineFacts = Pick<LedgerEntry, 'number' | 'date' | 'text' | 'source'>;
/** A row of an account's card. */
type AccountLine = LineFacts & AccountSums;
/** A row behind a box of the VAT return. */
type VatLine = LineFacts & VatParts;

/** Lists and kept sums of a ledger. */
export function ledgerReads(table: Table, companyId: string) {
  const entries = ledgerEntryEntity(table);
  const from = { table, entity: entries };
  const lines = ledgerLineEntity(table);
  const vatLines = ledgerVatLineEntity(table);
  const partition = `c#${companyId}#ledger`;

  /** Newest date first, and of a date the highest number. The index may lag behind by a moment. */
  function list(range: DateRange): Promise<Page<EntryRow>> {
    const index = { ...from, main: { pk: partition, sk: 'no#' }, name: 'gsi1', partition } as const;
    const query = entries.query.byDate({ companyId });
    return readDateRange(range, index, query, rowOfStored);
  }

  /** The entries of these numbers with their lines. */
  async function listByNumber(numbers: readonly number[]): Promise<LedgerEntry[]> {
    if (numbers.length === 0) return [];
    const keys = numbers.map((number) => ({ companyId, number }));
    const { data } = await entries.get(keys).go({ consistent: true, concurrent: 2 });
    return data.map(fromStored);
  }

  return {
    list,
    listByNumber,

    /** At most `limit` entries with their lines, in the order of their numbers after `number`. */
    async listAfter(number: number, limit: number): Promise<LedgerEntry[]> {
      const { data } = await entries.query
        .main({ companyId })
        .gt({ number })
        .go({ limit, consistent: true });
      return data.map(fromStored);
    },

    /** All entries of some days with their lines. The index may lag behind by a moment. */
    async listWhole(days: { readonly from: string; readonly to: string }): Promise<LedgerEntry[]> {
      const rows = await allRows((cursor) => list({ ...days, limit: wholePage, cursor }));
      return listByNumber(rows.map(({ number }) => number));
    },

    /** The rows of an account's card, newest date first. */
    async listOfAccount(account: number, range: DateRange): Promise<Page<AccountLine>> {
      const pk = `${partition}#${String(account).padStart(9, '0')}`;
      const { from, to } = daysIn(range, pk);
      if (from > to) return { rows: [], cursor: undefined };
      const result = await lines.query
        .main({ companyId, account })
        .between({ date: from }, { date: `${to}~` })
        .go(newestFirst(range));
      return pageOf(result, lineOfStored);
    },

    /** Amounts of entries under a VAT code, newest date first. */
    async listOfVatCode(code: VatCode, range: DateRange): Promise<Page<VatLine>> {
      const { from, to } = daysIn(range, `${partition}Vat#${code}`);
      if (from > to) return { rows: [], cursor: undefined };
      const result = await vatLines.query
        .main({ companyId, code })
        .between({ date: from }, { date: `${to}~` })
        .go(newestFirst(range));
      return pageOf(result, lineOfStored);
    },

    /** The kept sums of the months 'yyyy-mm' up to one, the first month first. */
    listMonths: (to: string, from = '0000'): Promise<MonthSums[]> =>
      readMonths(table, companyId, { from, to }),
  };
}

/** Rows of a page where all are read. */
const wholePage = 500;

const newestFirst = ({ limit = defaultPageSize, cursor }: DateRange) =>
  ({ limit, cursor: cursor ?? null, order: 'desc', consistent: true }) as const;

/** Throws invalid_input for a cursor that is not one of these rows. */
function daysIn({ from = '0000', to = '9999', cursor }: DateRange, pk: string) {
  assertCursorOf(cursor, { pk, sk: '' });
  assertCursorBetween(cursor, 'sk', [from, `${to}~`]);
  return { from, to };
}

interface StoredLine<R> {
  readonly number: number;
  readonly date: string;
  readonly description: string;
  readonly row: R;
}

const lineOfStored = <R>({ number, date, description: text, row }: StoredLine<R>) => ({
  number,
  date,
  text,
  ...row,
});
