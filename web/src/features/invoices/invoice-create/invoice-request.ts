import type { NewInvoice } from '@driftig/contracts/invoices';

import type { InvoiceValues, LineValues } from './form-values.ts';
import { sumsOf, totalOf } from './lines.ts';

/** Part 2 §9: an item's tax is 25 when it is added; totals use the company's own (reading D3). */
export const ITEM_TAX_PERCENT = 25;

const given = <V>(value: V | null | ''): V | undefined =>
  value === '' || value === null ? undefined : value;

function lineOf(line: LineValues) {
  return {
    id: given(line.id),
    description: line.description.trim(),
    quantity: line.quantity ?? Number.NaN,
    price: line.price ?? Number.NaN,
    total: totalOf(line) ?? undefined,
    unit: line.unit,
  };
}

const itemOf = (line: LineValues) => ({
  ...lineOf(line),
  name: line.name,
  taxPercent: ITEM_TAX_PERCENT,
});
const productGroupOf = (line: LineValues) => ({ ...lineOf(line), name: line.name });
const taskOf = (line: LineValues) => ({ ...lineOf(line), taskName: line.name });

/**
 * The form as the call takes it, with the sums the person saw, so that the server can refuse to
 * issue another amount.
 */
export function invoiceRequest(values: InvoiceValues, taxPercent: number): NewInvoice {
  const { adding: _, groups, ...fields } = values;
  const { price, tax, total, amountDue } = sumsOf(groups, taxPercent);
  return {
    ...fields,
    kind: fields.kind ?? 'final',
    number: given(fields.number),
    shownNumber: given(fields.shownNumber),
    customerId: given(fields.customerId),
    orderStartDate: given(fields.orderStartDate),
    orderEndDate: given(fields.orderEndDate),
    orderStartTime: given(fields.orderStartTime),
    orderEndTime: given(fields.orderEndTime),
    groups: {
      items: groups.items.map(itemOf),
      productGroups: groups.productGroups.map(productGroupOf),
      tasks: groups.tasks.map(taskOf),
    },
    price,
    tax,
    total,
    amountDue,
  };
}
