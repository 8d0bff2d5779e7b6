import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { ITEM_TAX_PERCENT } from '@driftig/domain/invoices/draft-invoice';

import type { InvoiceValues, LineValues } from './form-values.ts';
import { sumsOf, totalOf } from './lines.ts';

type WithoutEmpty<V> = { [K in keyof V]?: Exclude<V[K], null> | undefined };

/** Drops empty values: the server expects a missing field instead. */
function withoutEmpty<V extends object>(values: V): WithoutEmpty<V> {
  const given = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(given) as WithoutEmpty<V>;
}

function lineOf(line: LineValues) {
  return {
    ...withoutEmpty({ id: line.id, unit: line.unit }),
    description: line.description.trim(),
    quantity: line.quantity ?? Number.NaN,
    price: line.price ?? Number.NaN,
    total: totalOf(line) ?? undefined,
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
 * The body of the call. Contains the sums shown on the screen, so that the server can refuse to
 * issue a different amount.
 */
export function invoiceRequest(values: InvoiceValues, taxPercent: number): NewInvoice {
  const { adding: _, groups, ...fields } = values;
  const { price, tax, total, amountDue } = sumsOf(groups, taxPercent);
  const { date = '', payDate = '', kind = 'final', ...given } = withoutEmpty(fields);
  return {
    ...given,
    date,
    payDate,
    kind,
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
