import type { RecordType, RecordValues } from '@driftig/contracts/records/record-type';

import { orderFaults } from '../orders/order-faults.ts';
import { receiptFaults } from '../receipts/receipt-faults.ts';

type Faults = Readonly<Record<string, string>>;

/** The rules of types whose fields must fit together in a way of their own. */
const rules: Readonly<Record<string, (values: RecordValues, before?: RecordValues) => Faults>> = {
  orders: orderFaults,
  receipts: receiptFaults,
};

/** Errors of the type's own rule, by field; an edit is also compared with the values before. */
export function ownFaults(
  { name }: RecordType,
  values: RecordValues,
  before?: RecordValues,
): Faults {
  return Object.hasOwn(rules, name) ? (rules[name]?.(values, before) ?? {}) : {};
}
