import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { customers } from '@driftig/contracts/records/types/customers';

import { listRule, type ListedFields, type ListRule } from '../list-rule.ts';

export const customerFields = {
  type: customers,
  search: [
    'company',
    'fullName',
    'cvr',
    'gln',
    'address',
    'zipcode',
    'town',
    'email',
    'phone',
    'reference',
  ],
} as const satisfies ListedFields<RecordAnswer, keyof typeof customers.fields>;

export const customerRule = (today: string): ListRule<RecordAnswer> =>
  listRule<RecordAnswer>(customerFields, today, { filters: [] });
