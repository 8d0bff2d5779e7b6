import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { sumOf } from '@driftig/domain/invoices/totals';
import { lineTotal } from '@driftig/domain/money';

import { isNumber, isReadable } from '../../ui/fields/number-text.ts';
import { texts } from './texts.ts';
import { lineGroups } from './values.ts';
import type { LinesValues, LineValues } from './values.ts';

type Numbers = Pick<LineValues, 'quantity' | 'price'>;
type WithNumbers = LineValues & { quantity: number; price: number };

export function isPriced<L extends Numbers>(line: L): line is L & WithNumbers {
  return isNumber(line.quantity) && isNumber(line.price);
}

/** Price times quantity in øre; null unless both are numbers. */
export function totalOf(line: Numbers): number | null {
  return isPriced(line) ? lineTotal(line.price, line.quantity) : null;
}

/** Whether a number of the line is half typed, so that sums with it would be of something else. */
export function isHalfTyped({ quantity, price }: Numbers): boolean {
  return !isReadable(quantity) || !isReadable(price);
}

/** The required fields that are missing: description, price and quantity (product V14). */
export function missingFields(line: LineValues): ('description' | 'quantity' | 'price')[] {
  return [
    ...(line.description.trim() === '' ? (['description'] as const) : []),
    ...(isNumber(line.quantity) ? [] : (['quantity'] as const)),
    ...(isNumber(line.price) ? [] : (['price'] as const)),
  ];
}

/**
 * Whether anything was typed in the open line. The quantity does not count: it has a default; what is
 * no number there does.
 */
export function isStarted({ name, description, quantity, price }: LineValues): boolean {
  if (name.trim() !== '' || description.trim() !== '' || price !== null) return true;
  return !isReadable(quantity);
}

/** The sum of each group of lines, net of VAT. Incomplete lines are left out. */
export function groupSums(groups: LinesValues['groups']): Record<LineGroup, number> {
  const of = (group: LineGroup) => sumOf(groups[group].filter(isPriced));
  return { items: of('items'), productGroups: of('productGroups'), tasks: of('tasks') };
}

const missingTexts = {
  description: texts.required,
  quantity: texts.quantityMissing,
  price: texts.priceMissing,
};

/** The errors of one line by field. */
export function errorsOfLine(line: LineValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of missingFields(line)) errors[field] = missingTexts[field];
  if (isNumber(line.quantity) && line.quantity < 0) errors['quantity'] = texts.quantityNegative;
  return errors;
}

/** The errors of all lines by path; a started open line is one, since it would not be saved. */
export function lineErrors({ groups, adding }: LinesValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const group of lineGroups) {
    for (const [index, line] of groups[group].entries()) {
      for (const [field, text] of Object.entries(errorsOfLine(line)))
        errors[`groups.${group}.${index}.${field}`] = text;
    }
  }
  const begun = lineGroups.filter((group) => isStarted(adding[group]));
  for (const group of begun) errors[`openLine.${group}`] = texts.notAdded;
  return errors;
}
