import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { receipts } from '@driftig/contracts/records/types/receipts';

import { fromAndTo } from '../date-filters.ts';
import { listRule, type ListedFields, type ListRule } from '../list-rule.ts';
import type { RowFilter } from '../match-rows.ts';
import { textOf } from '../row-values.ts';

export const receiptFields = {
  type: receipts,
  search: ['businessName', 'description', 'name'],
} as const satisfies ListedFields<RecordAnswer, keyof typeof receipts.fields>;

/** By the name of the one who uploaded it. */
export const uploaderFilter: RowFilter<RecordAnswer> = {
  id: 'employee',
  matches: (row, name) => textOf(row, 'name') === name,
};

export const receiptRule = (today: string): ListRule<RecordAnswer> =>
  listRule<RecordAnswer>(receiptFields, today, {
    filters: [uploaderFilter, ...fromAndTo<RecordAnswer>((row) => textOf(row, 'date'))],
    status: { of: (row) => textOf(row, 'status') },
  });
