import {
  lineTaken,
  paymentsOf,
  type BankLine,
  type BankMatch,
} from '@driftig/domain/bank/bank-line';
import type { OwnColumns } from '@driftig/domain/bank/statement-formats';
import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { readDateRange, type DateRange } from '../core/date-range.ts';
import type { Page } from '../core/page.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';
import {
  bankClaimEntity,
  bankColumnsEntity,
  bankLineEntity,
  type StoredLineRow,
} from './bank.entities.ts';

/** Statements of the bank accounts of the actor's company. */
export function bankRepository(table: Table, companyId: string) {
  const lines = bankLineEntity(table);
  const from = { table, entity: lines };
  const claims = bankClaimEntity(table);
  const columns = bankColumnsEntity(table);
  const main = { pk: `c#${companyId}#bankLine`, sk: '' };
  const partitionOf = (accountId: string) => `c#${companyId}#bank#${accountId}`;

  return {
    /** Throws not_found. */
    async get(id: string): Promise<BankLine> {
      const { data } = await lines.get({ companyId, id }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return lineFromStored(data);
    },

    /** Which of these ids are stored. */
    async listKnown(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const keys = ids.map((id) => ({ companyId, id }));
      const { data } = await lines
        .get(keys)
        .go({ consistent: true, concurrent: 3, attributes: ['id'] });
      return new Set(data.map(({ id }) => id));
    },

    /** Newest date first. The index may lag behind by a moment. */
    list(accountId: string, range: DateRange): Promise<Page<BankLine>> {
      const index = { ...from, main, name: 'gsi1', partition: partitionOf(accountId) } as const;
      const query = lines.query.byDate({ companyId, accountId });
      return readDateRange(range, index, query, lineFromStored);
    },

    /** The lines that are matched or not, newest date first. The index may lag behind by a moment. */
    listByStatus(
      accountId: string,
      status: 'open' | 'matched',
      range: DateRange,
    ): Promise<Page<BankLine>> {
      const partition = `${partitionOf(accountId)}#${status}`;
      const index = { ...from, main, name: 'gsi2', partition } as const;
      const query = lines.query.byStatus({ companyId, accountId, status });
      return readDateRange(range, index, query, lineFromStored);
    },

    /** The date of the account's first line; undefined without lines. */
    async firstDate(accountId: string): Promise<string | undefined> {
      const { data } = await lines.query
        .byDate({ companyId, accountId })
        .go({ limit: 1, attributes: ['date'] });
      return data[0]?.date;
    },

    /** Throws VersionConflict where the same line was taken meanwhile. */
    insert(line: BankLine): Write {
      return putOf(lines.create(toStored(companyId, line)), () => new VersionConflict());
    },

    /**
     * Matches a line, or frees it where `match` is undefined. Optimistic lock: conflict (409) where it changed
     * since it was read. What it is matched with is claimed or freed with it: conflict where another line is
     * matched with that.
     */
    setMatch(before: BankLine, match: BankMatch | undefined): Write[] {
      const { accountId, id, version } = before;
      const freed = before.match;
      const put = lines
        .put(toStored(companyId, { ...before, match, version: version + 1 }))
        .where((item, op) => op.eq(item.version, version));
      const refusal = () => new AppError('conflict', { message: lineTaken });
      const claim = (source: string) => ({ companyId, accountId, source });
      return [
        putOf(put, refusal),
        ...sourcesOf(freed).map((source) => deleteOf(claims.delete(claim(source)))),
        ...sourcesOf(match).map((source) =>
          putOf(claims.create({ ...claim(source), lineId: id }), claimed),
        ),
      ];
    },

    /** Which of these sources are matched with a line of the account. */
    async listClaimed(accountId: string, sources: readonly string[]): Promise<ReadonlySet<string>> {
      if (sources.length === 0) return new Set();
      const keys = [...new Set(sources)].map((source) => ({ companyId, accountId, source }));
      const { data } = await claims.get(keys).go({ consistent: true, concurrent: 3 });
      return new Set(data.map(({ source }) => source));
    },

    /** Chosen columns by the id of the account. */
    async listColumns(): Promise<ReadonlyMap<string, OwnColumns>> {
      const { data } = await columns.query.main({ companyId }).go({ pages: 'all' });
      return new Map(
        data.map(({ accountId, dateColumn, amountColumn, textColumn, balanceColumn }) => [
          accountId,
          { date: dateColumn, amount: amountColumn, text: textColumn, balance: balanceColumn },
        ]),
      );
    },

    saveColumns(accountId: string, { date, amount, text, balance }: OwnColumns): Write {
      const named = { dateColumn: date, amountColumn: amount, textColumn: text };
      return updateOf(columns.upsert({ companyId, accountId, ...named, balanceColumn: balance }));
    },
  };
}

const sourcesOf = (match: BankMatch | undefined): readonly string[] =>
  match === undefined ? [] : paymentsOf(match).map(({ source }) => source);

const claimed = () =>
  new AppError('conflict', { message: 'Det er allerede afstemt med en anden linje.' });

function toStored(companyId: string, line: BankLine) {
  const { id, accountId, date, text, amount, balance, payload, match, version } = line;
  const status = match === undefined ? ('open' as const) : ('matched' as const);
  const row: StoredLineRow = {
    accountId,
    amount,
    payload,
    ...(balance !== undefined && { balance }),
    ...(match !== undefined && { match }),
  };
  return { companyId, id, accountId, date, status, description: text, row, version };
}

type Stored = Pick<ReturnType<typeof toStored>, 'id' | 'date' | 'row' | 'version'> & {
  readonly description: string;
};

const lineFromStored = ({ id, date, description: text, row, version }: Stored): BankLine => ({
  id,
  date,
  text,
  ...row,
  version,
});
