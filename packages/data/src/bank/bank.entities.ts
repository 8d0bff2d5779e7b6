import type { BankMatch } from '@driftig/domain/bank/bank-line';
import { CustomAttributeType, Entity } from 'electrodb';

import { listIndex, perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

const companyId = { type: 'string', required: true, field: names.companyId } as const;
const accountId = { type: 'string', required: true } as const;

/** Fields of a line that its list shows besides its keys. */
export interface StoredLineRow {
  readonly accountId: string;
  readonly amount: number;
  readonly balance?: number | undefined;
  readonly payload: string;
  readonly match?: BankMatch | undefined;
}

/** A line of a bank's statement. Its id is made of its contents, so the same line is stored once. */
export const bankLineEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'bankLine', version: '1', service: 'driftig' },
      attributes: {
        companyId,
        id: { type: 'string', required: true },
        /** A key of the lists; in the row as well, which the indexes project. */
        accountId,
        date: { type: 'string', required: true, field: names.date },
        status: { type: ['open', 'matched'] as const, required: true, field: names.status },
        description: { type: 'string', required: true, field: names.description },
        row: { type: CustomAttributeType<StoredLineRow>('any'), required: true, field: names.row },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#bankLine'], [['id'], '${id}']),
        byDate: listIndex(
          'gsi1',
          [['companyId', 'accountId'], 'c#${companyId}#bank#${accountId}'],
          [['date', 'id'], '${date}#${id}'],
        ),
        byStatus: listIndex(
          'gsi2',
          [['companyId', 'accountId', 'status'], 'c#${companyId}#bank#${accountId}#${status}'],
          [['date', 'id'], '${date}#${id}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** That an entry on an account is matched, by the key of its source: its key makes it once. */
export const bankClaimEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'bankClaim', version: '1', service: 'driftig' },
      attributes: {
        companyId,
        accountId,
        source: { type: 'string', required: true },
        lineId: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'accountId'], 'c#${companyId}#bankClaim#${accountId}'],
          [['source'], '${source}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** The headings of the columns that a person chose for the files of an account. */
export const bankColumnsEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'bankColumns', version: '1', service: 'driftig' },
      attributes: {
        companyId,
        accountId,
        dateColumn: { type: 'string', required: true },
        amountColumn: { type: 'string', required: true },
        textColumn: { type: 'string', required: true },
        balanceColumn: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#bankColumns'],
          [['accountId'], '${accountId}'],
        ),
      },
    },
    tableConfig(table),
  );
});
