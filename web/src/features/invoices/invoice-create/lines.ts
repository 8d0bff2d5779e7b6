import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { invoiceSums, sumOf } from '@driftig/domain/invoices/totals';
import { lineTotal } from '@driftig/domain/money';

import { lineGroups } from './form-values.ts';
import type { InvoiceValues, LineValues } from './form-values.ts';

type Numbers = Pick<LineValues, 'quantity' | 'price'>;
type WithNumbers = LineValues & { quantity: number; price: number };

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value);

export function isPriced<L extends Numbers>(line: L): line is L & WithNumbers {
  return isNumber(line.quantity) && isNumber(line.price);
}

/** Price times quantity in øre; null unless both are numbers. */
export function totalOf(line: Numbers): number | null {
  return isPriced(line) ? lineTotal(line.price, line.quantity) : null;
}

/** The required fields that are missing: description, price and quantity (product V14). */
export function missingFields(line: LineValues): ('description' | 'quantity' | 'price')[] {
  return [
    ...(line.description.trim() === '' ? (['description'] as const) : []),
    ...(isNumber(line.quantity) ? [] : (['quantity'] as const)),
    ...(isNumber(line.price) ? [] : (['price'] as const)),
  ];
}

/** Whether anything was typed in the open line. The quantity does not count: it has a default. */
export function isStarted(line: LineValues): boolean {
  return line.name.trim() !== '' || line.description.trim() !== '' || line.price !== null;
}

interface FormSums extends ReturnType<typeof invoiceSums> {
  readonly groups: Record<LineGroup, number>;
}

/** The sums on the screen, by the same rule as the server's. Incomplete lines are left out. */
export function sumsOf(groups: InvoiceValues['groups'], taxPercent: number): FormSums {
  const priced = (group: LineGroup) => groups[group].filter(isPriced);
  return {
    ...invoiceSums(lineGroups.flatMap(priced), taxPercent),
    groups: {
      items: sumOf(priced('items')),
      productGroups: sumOf(priced('productGroups')),
      tasks: sumOf(priced('tasks')),
    },
  };
}
