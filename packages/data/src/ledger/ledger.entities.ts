import type { AccountSums, VatParts } from '@driftig/domain/ledger/balances';
import type { EntryLine, EntrySource, NewEntry } from '@driftig/domain/ledger/entry';
import type { ClosedRange } from '@driftig/domain/periods/closed-ranges';
import { CustomAttributeType, Entity } from 'electrodb';

import { listIndex, perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

const padded = { type: 'number', required: true, padding: { length: 9, char: '0' } } as const;
const companyId = { type: 'string', required: true, field: names.companyId } as const;
const number = { ...padded, field: names.number } as const;

/** Name of the head's item and version, as ElectroDB stores them: its queue may be written first. */
export const headModel = { entity: 'ledgerHead', version: '1' } as const;

/**
 * The last voucher number, the hash of the last entry, the days that are closed, and the writers that wait
 * (`take-turn.ts`): the one item that all postings of a company write. `closings` counts the changes of `closed`.
 */
export const ledgerHeadEntity = perTable((table) => {
  return new Entity(
    {
      model: { ...headModel, service: 'driftig' },
      attributes: {
        companyId,
        number: { type: 'number', required: true, field: names.number },
        hash: { type: 'string', required: true },
        closed: { type: CustomAttributeType<readonly ClosedRange[]>('any') },
        closings: { type: 'number' },
        queue: { type: 'list', items: { type: 'string' } },
      },
      indexes: { main: primaryIndex([['companyId'], 'c#${companyId}'], [[], 'ledger']) },
    },
    tableConfig(table),
  );
});

/** Fields of an entry that a list shows, inside of the map `row`. */
interface StoredEntryRow {
  readonly source: EntrySource;
  readonly by: string;
  readonly amount: number;
  readonly reverses: number;
  readonly file: string;
  readonly fileType: string;
}

/** The fields that a list leaves out. */
interface StoredEntryDetails {
  readonly registeredAt: string;
  readonly reason: NewEntry['reason'];
  readonly previous: string;
  readonly hash: string;
}

/** An entry. Only ever created: there is no put, patch or delete of it. */
export const ledgerEntryEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'ledgerEntry', version: '1', service: 'driftig' },
      attributes: {
        companyId,
        number,
        date: { type: 'string', required: true, field: names.date },
        description: { type: 'string', required: true, field: names.description },
        row: { type: CustomAttributeType<StoredEntryRow>('any'), required: true, field: names.row },
        details: {
          type: CustomAttributeType<StoredEntryDetails>('any'),
          required: true,
          field: names.details,
        },
        lines: {
          type: CustomAttributeType<readonly EntryLine[]>('any'),
          required: true,
          field: names.lines,
        },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#ledger'], [['number'], 'no#${number}']),
        byDate: listIndex(
          'gsi1',
          [['companyId'], 'c#${companyId}#ledger'],
          [['date', 'number'], '${date}#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** That a source is posted: its key makes it once. It leads to the voucher number. */
export const ledgerPostedEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'ledgerPosted', version: '1', service: 'driftig' },
      attributes: {
        companyId,
        source: { type: 'string', required: true },
        number: { type: 'number', required: true, field: names.number },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#posted'], [['source'], '${source}']),
      },
    },
    tableConfig(table),
  );
});

interface StoredLineRow extends AccountSums {
  readonly source: EntrySource;
}

/** Debit and credit of an entry on one account: the row of that account's card. Only ever created. */
export const ledgerLineEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'ledgerLine', version: '1', service: 'driftig' },
      attributes: {
        companyId,
        account: { ...padded },
        date: { type: 'string', required: true, field: names.date },
        number,
        description: { type: 'string', required: true, field: names.description },
        row: { type: CustomAttributeType<StoredLineRow>('any'), required: true, field: names.row },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'account'], 'c#${companyId}#ledger#${account}'],
          [['date', 'number'], '${date}#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});

interface StoredVatRow extends VatParts {
  readonly source: EntrySource;
}

/** The amounts of an entry under one VAT code: a row behind a box of the VAT return. Only ever created. */
export const ledgerVatLineEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'ledgerVatLine', version: '1', service: 'driftig' },
      attributes: {
        companyId,
        code: { type: 'string', required: true },
        date: { type: 'string', required: true, field: names.date },
        number,
        description: { type: 'string', required: true, field: names.description },
        row: { type: CustomAttributeType<StoredVatRow>('any'), required: true, field: names.row },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'code'], 'c#${companyId}#ledgerVat#${code}'],
          [['date', 'number'], '${date}#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/**
 * The kept sums of a month. Its sums are attributes of their own (`ledger.months.ts`), which a transaction
 * adds to without reading them.
 */
export const ledgerMonthEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'ledgerMonth', version: '1', service: 'driftig' },
      attributes: { companyId, month: { type: 'string', required: true } },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#ledgerMonth'], [['month'], '${month}']),
      },
    },
    tableConfig(table),
  );
});
