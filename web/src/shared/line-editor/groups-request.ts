import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { ITEM_TAX_PERCENT, type SentLines } from '@driftig/domain/invoices/sent-lines';

import { asSent } from '../../ui/fields/number-text.ts';
import { totalOf } from './lines.ts';
import type { LinesValues, LineValues } from './values.ts';

type WithoutEmpty<V> = { [K in keyof V]?: Exclude<V[K], null> | undefined };

/** Drops empty values: the server expects a missing field instead. */
export function withoutEmpty<V extends object>(values: V): WithoutEmpty<V> {
  const given = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(given) as WithoutEmpty<V>;
}

function lineOf(line: LineValues) {
  return {
    ...withoutEmpty({ id: line.id, unit: line.unit }),
    description: line.description.trim(),
    quantity: asSent(line.quantity) ?? Number.NaN,
    price: asSent(line.price) ?? Number.NaN,
    total: totalOf(line) ?? undefined,
    ...(line.vatCode === undefined ? {} : { vatCode: line.vatCode }),
  };
}

const itemOf = (line: LineValues) => ({
  ...lineOf(line),
  name: line.name,
  taxPercent: ITEM_TAX_PERCENT,
});
const productGroupOf = (line: LineValues) => ({ ...lineOf(line), name: line.name });
const taskOf = (line: LineValues) => ({ ...lineOf(line), taskName: line.name });

/** The lines of a form as they are sent. */
export function groupsRequest(groups: LinesValues['groups']): SentLines {
  return {
    items: groups.items.map(itemOf),
    productGroups: groups.productGroups.map(productGroupOf),
    tasks: groups.tasks.map(taskOf),
  };
}

type AnsweredLine = PrintableInvoice['groups'][keyof PrintableInvoice['groups']][number];

function valuesOf(line: AnsweredLine): LineValues {
  const { name, description, quantity, price, unit, vatCode } = line;
  // The answer refers to a typed line by its place instead of an id; ids of products are longer.
  const id = /^\d{1,4}$/.test(line.id) ? '' : line.id;
  const coded = vatCode === undefined ? {} : { vatCode };
  return { id, name, description, quantity, price, unit, ...coded };
}

/** The answered lines as a form edits them. */
export function groupsValues(groups: PrintableInvoice['groups']): LinesValues['groups'] {
  return {
    items: groups.items.map(valuesOf),
    productGroups: groups.productGroups.map(valuesOf),
    tasks: groups.tasks.map(valuesOf),
  };
}
