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

/** Price times quantity in øre; null until both can be read. */
export function totalOf(line: Numbers): number | null {
  return isPriced(line) ? lineTotal(line.price, line.quantity) : null;
}

/** The fields a line lacks: part 2 §5 asks for description, price and quantity. */
export function missingFields(line: LineValues): ('description' | 'quantity' | 'price')[] {
  return [
    ...(line.description.trim() === '' ? (['description'] as const) : []),
    ...(isNumber(line.quantity) ? [] : (['quantity'] as const)),
    ...(isNumber(line.price) ? [] : (['price'] as const)),
  ];
}

/** Whether someone has begun to write in the open line; its quantity is there from the start. */
export function isStarted(line: LineValues): boolean {
  return line.name.trim() !== '' || line.description.trim() !== '' || line.price !== null;
}

export interface FormSums extends ReturnType<typeof invoiceSums> {
  readonly groups: Record<LineGroup, number>;
}

/** The sums on screen, by the rule that the server uses. Unfinished lines count nothing. */
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
