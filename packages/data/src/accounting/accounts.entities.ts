import type { AccountType, VatCode } from '@driftig/contracts/accounting/account-type';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

interface StoredAccountRow {
  readonly type: AccountType;
  readonly hasVat: boolean;
  readonly standardNumber: number;
  readonly chartVersion: string;
  readonly vatCode: VatCode;
  /** Absent on accounts from before there were instructions. */
  readonly guidance?: string;
}

/** An account of a company's chart. Its number is its key, which makes it unique in the company. */
export const accountEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'account', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        number: {
          type: 'number',
          required: true,
          field: names.number,
          padding: { length: 9, char: '0' },
        },
        /** Stays when the number changes; drafts and vouchers refer to it. */
        id: { type: 'string', required: true },
        name: { type: 'string', required: true, field: names.name },
        row: {
          type: CustomAttributeType<StoredAccountRow>('any'),
          required: true,
          field: names.row,
        },
        uses: { type: 'number', required: true },
        /** Absent until something is posted to it; it never goes again. */
        isPosted: { type: 'boolean' },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#account'], [['number'], 'no#${number}']),
      },
    },
    tableConfig(table),
  );
});
