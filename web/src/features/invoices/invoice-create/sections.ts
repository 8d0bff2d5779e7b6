import type { LineGroup } from '@driftig/domain/invoices/invoice';

import { lineGroups } from './form-values.ts';
import type { InvoiceValues } from './form-values.ts';
import { missingOf } from './lines.ts';

export const sections = ['payment', 'customer', 'order', 'items'] as const;
export type Section = (typeof sections)[number];

/** In the order they stand on screen, which is the order in which faults are met. */
const fields: Record<Exclude<Section, 'items'>, readonly (keyof InvoiceValues)[]> = {
  payment: ['kind', 'number', 'date', 'payDate', 'bankName', 'regNumber', 'accountNumber'],
  customer: [
    ...(['customerId', 'company', 'name', 'cvr', 'phone', 'email'] as const),
    ...(['address', 'zipcode', 'town', 'country'] as const),
  ],
  order: [
    ...(['orderTitle', 'orderDescription', 'orderStartDate', 'orderEndDate'] as const),
    ...(['orderStartTime', 'orderEndTime'] as const),
    ...(['orderNoteEmployees', 'orderNoteAdministration'] as const),
  ],
};

export interface FieldPlace {
  readonly section: Section;
  /** The kind of lines, where it is a line's field. */
  readonly group?: LineGroup;
}

/** Where the field of a fault stands; undefined for one that has no field, as a sum. */
export function placeOf(path: string): FieldPlace | undefined {
  const group = lineGroups.find((name) => new RegExp(`^(groups|openLine)\\.${name}\\b`).test(path));
  if (group !== undefined) return { section: 'items', group };
  const section = (['payment', 'customer', 'order'] as const).find((name) =>
    fields[name].includes(path as keyof InvoiceValues),
  );
  return section && { section };
}

/** Faults from the top left of the first tab to the end of the last; those without a field last. */
export function inOrder(paths: readonly string[]): string[] {
  return paths.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'da', { numeric: true }));
}

const columns = ['name', 'description', 'quantity', 'price'];

function rank(path: string): number {
  const place = placeOf(path);
  if (place === undefined) return Number.MAX_SAFE_INTEGER;
  const before = sections.indexOf(place.section) * 1_000_000;
  if (place.section !== 'items') {
    return before + fields[place.section].indexOf(path as keyof InvoiceValues);
  }
  const [kind, , index = '', column = ''] = path.split('.');
  const group = lineGroups.indexOf(place.group ?? 'items') * 100_000;
  const line = kind === 'openLine' ? 9_999 : Number(index);
  return before + group + line * 10 + columns.indexOf(column);
}

/** `of` 0: nothing is asked for here. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

const filled = (...values: readonly (string | number | null)[]): Progress => ({
  done: values.filter((value) => value !== '' && value !== null).length,
  of: values.length,
});

/**
 * How far each tab is. The customer's four parts are what the law wants on an invoice; an order is
 * only asked for in full when it has been begun.
 */
export function progressOf(values: InvoiceValues): Record<Section, Progress> {
  const { orderTitle, orderStartDate, groups } = values;
  const lines = lineGroups.flatMap((group) => groups[group]);
  const order = filled(orderTitle.trim(), orderStartDate);
  return {
    payment: filled(
      values.kind,
      values.date,
      values.payDate,
      values.regNumber,
      values.accountNumber,
    ),
    customer: filled(
      values.company.trim() || values.name.trim(),
      values.address.trim(),
      values.zipcode.trim(),
      values.town.trim(),
    ),
    order: order.done === 0 ? { done: 0, of: 0 } : order,
    items: {
      done: lines.filter((line) => missingOf(line).length === 0).length,
      of: Math.max(1, lines.length),
    },
  };
}
