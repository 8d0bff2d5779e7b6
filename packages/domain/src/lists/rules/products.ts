import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { products } from '@driftig/contracts/records/types/products';

import { listRule, type ListedFields, type ListRule } from '../list-rule.ts';

export const productFields = {
  type: products,
  search: ['name', 'description', 'serialNumber', 'vendor'],
} as const satisfies ListedFields<RecordAnswer, keyof typeof products.fields>;

export const productRule = (today: string): ListRule<RecordAnswer> =>
  listRule<RecordAnswer>(productFields, today, { filters: [] });
