import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import type { DraftHold } from '@driftig/contracts/accounting/draft-hold';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

export interface StoredDraftRow {
  readonly businessName: string;
  readonly amount: number;
  readonly vat: number;
  readonly type: BilagType;
  readonly debitId: string;
  readonly creditId: string;
  readonly file: string;
  readonly fileType: string;
  /** Missing on drafts from before they could say so. */
  readonly noFile?: boolean;
  readonly source: string;
  /** Missing on drafts from before receipts held drafts back. */
  readonly hold?: DraftHold;
  readonly employee: string;
}

/** A voucher before it is posted. The provisional number is its key and the order of the list. */
export const accountingDraftEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'accountingDraft', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        number: {
          type: 'number',
          required: true,
          field: names.number,
          padding: { length: 9, char: '0' },
        },
        id: { type: 'string', required: true },
        date: { type: 'string', required: true, field: names.date },
        description: { type: 'string', required: true, field: names.description },
        userId: { type: 'string', required: true, field: names.employeeId },
        row: { type: CustomAttributeType<StoredDraftRow>('any'), required: true, field: names.row },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#voucherDraft'],
          [['number'], 'no#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** That a receipt or an expense is in a draft: its key makes an import unique. */
export const draftSourceEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'draftSource', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        source: { type: 'string', required: true },
        draftId: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#draftSource'],
          [['source'], '${source}'],
        ),
      },
    },
    tableConfig(table),
  );
});
