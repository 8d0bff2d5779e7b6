import { AppError } from '@driftig/domain/errors';
import {
  partsByCode,
  sumsByAccount,
  sumsByMonth,
  type MonthSums,
} from '@driftig/domain/ledger/balances';
import {
  keyOfSource,
  type EntrySource,
  type LedgerEntry,
  type LedgerHead,
} from '@driftig/domain/ledger/entry';
import type { ClosedRange } from '@driftig/domain/periods/closed-ranges';

import type { Table } from '../core/client.ts';
import { storedNames } from '../core/stored-names.ts';
import { elementOf, storedQueue } from '../core/stored-queue.ts';
import { TurnLost, type QueuedItem, type Turn } from '../core/take-turn.ts';
import type { TimeLeft } from '../core/throttling.ts';
import { putOf, updateOf, type Write } from '../core/write.ts';
import {
  headModel,
  ledgerEntryEntity,
  ledgerHeadEntity,
  ledgerLineEntity,
  ledgerPostedEntity,
  ledgerVatLineEntity,
} from './ledger.entities.ts';
import { fromStored, toStored } from './ledger.mapping.ts';
import { addToMonth } from './ledger.months.ts';
import { ledgerReads } from './ledger.reads.ts';

/** The last entry, the closed days, and the writers that wait to post after it. */
export interface QueuedHead extends LedgerHead {
  /** Merged, the first range first. */
  readonly closed: readonly ClosedRange[];
  /** How often the closed days were changed. */
  readonly closings: number;
  readonly queue: readonly string[];
}

/** A source is posted already. Its entry is unchanged, and nothing was written. */
export class AlreadyPosted extends AppError {
  override readonly name = 'AlreadyPosted';

  constructor() {
    super('conflict', { message: 'Det er allerede bogført.' });
  }
}

/**
 * The ledger of the actor's company. Entries are appended and read; there is no way to change or delete
 * one.
 */
export function ledgerRepository(table: Table, companyId: string, timeLeft?: TimeLeft) {
  const heads = ledgerHeadEntity(table);
  const entries = ledgerEntryEntity(table);
  const posted = ledgerPostedEntity(table);
  const lines = ledgerLineEntity(table);
  const vatLines = ledgerVatLineEntity(table);
  const queue = storedQueue(table, heads.get({ companyId }), {
    __edb_e__: headModel.entity,
    __edb_v__: headModel.version,
    [storedNames.companyId]: companyId,
    [storedNames.number]: 0,
    hash: '',
  });

  async function readQueued(): Promise<QueuedHead> {
    const { data } = await heads.get({ companyId }).go({ consistent: true });
    const { number = 0, hash = '', closed = [], closings = 0, queue: waiting = [] } = data ?? {};
    return { number, hash, closed, closings, queue: waiting };
  }

  /** Throws TurnLost when another writer has posted or closed a period since the head was read. */
  function advance(
    { read, waiter }: Turn<QueuedHead>,
    { number, hash }: LedgerHead,
    closed?: readonly ClosedRange[],
  ): Write {
    const changed = closed === undefined ? {} : { closed, closings: read.closings + 1 };
    const upsert = heads
      .update({ companyId })
      .set({ number, hash, ...changed })
      .data((item, op) => {
        if (waiter !== undefined) op.remove(elementOf(item.queue, 0));
      })
      .where((item, op) =>
        [
          read.number === 0
            ? `(${op.notExists(item.number)} OR ${op.eq(item.number, 0)})`
            : `${op.eq(item.number, read.number)} AND ${op.eq(item.hash, read.hash)}`,
          read.closings === 0 ? op.notExists(item.closings) : op.eq(item.closings, read.closings),
          waiter === undefined
            ? op.notExists(elementOf(item.queue, 0))
            : op.eq(elementOf(item.queue, 0), waiter),
        ].join(' AND '),
      );
    return updateOf(upsert, () => new TurnLost());
  }

  function insert(entry: LedgerEntry): Write[] {
    const { number, date, text: description, source } = entry;
    const key = { companyId, source: keyOfSource(source), number };
    return [
      putOf(posted.create(key), () => new AlreadyPosted()),
      putOf(entries.create(toStored(companyId, entry)), () => new TurnLost()),
      ...[...sumsByAccount(entry.lines)].map(([account, sums]) => {
        const row = { ...sums, source };
        const line = { companyId, account, date, number, description, row };
        return putOf(lines.create(line));
      }),
      ...[...partsByCode(entry.lines)].map(([code, parts]) => {
        const row = { ...parts, source };
        return putOf(vatLines.create({ companyId, code, date, number, description, row }));
      }),
    ];
  }

  return {
    /** The item that writers take turns at. */
    head: {
      companyId,
      timeLeft,
      readQueued,
      join: async (waiter: string) => {
        const stored = await queue.join(waiter);
        return {
          number: Number(stored[storedNames.number]),
          hash: String(stored['hash']),
          closed: (stored['closed'] ?? []) as readonly ClosedRange[],
          closings: Number(stored['closings'] ?? 0),
          queue: stored['queue'] as readonly string[],
        };
      },
      leave: queue.leave,
    } satisfies QueuedItem<QueuedHead>,

    /**
     * Chained entries of one turn, with the head, the kept sums and the rows of account cards; and the days
     * that are closed from then on. Throws AlreadyPosted where one's source is posted.
     */
    append(
      turn: Turn<QueuedHead>,
      added: readonly LedgerEntry[],
      closed?: readonly ClosedRange[],
    ): Write[] {
      if (added.length === 0 && closed === undefined) return [];
      return [
        ...added.flatMap(insert),
        advance(turn, added.at(-1) ?? turn.read, closed),
        ...sumsByMonth(added).map((sums: MonthSums) => addToMonth(table, companyId, sums)),
      ];
    },

    /** The voucher numbers of sources by their keys; those that are not posted are left out. */
    async listPosted(sources: readonly EntrySource[]): Promise<ReadonlyMap<string, number>> {
      if (sources.length === 0) return new Map();
      const keys = sources.map((source) => ({ companyId, source: keyOfSource(source) }));
      const { data } = await posted.get(keys).go({ consistent: true, concurrent: 2 });
      return new Map(data.map(({ source, number }) => [source, number]));
    },

    /** Date of the entry with the earliest one; undefined in an empty ledger. It may lag behind by a moment. */
    async firstDate(): Promise<string | undefined> {
      const { data } = await entries.query.byDate({ companyId }).go({ limit: 1 });
      return data[0]?.date;
    },

    /** Throws not_found. */
    async get(number: number): Promise<LedgerEntry> {
      const { data } = await entries.get({ companyId, number }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return fromStored(data);
    },

    ...ledgerReads(table, companyId),
  };
}
