import type { LineGroup } from '@driftig/domain/invoices/invoice';

import { lineGroups } from '../../../../shared/line-editor/values.ts';
import { followsPaidDeposit } from '../deposit/deposit.ts';
import type { InvoiceValues } from './form-values.ts';

export const sections = ['payment', 'customer', 'order', 'items', 'employees'] as const;
export type Section = (typeof sections)[number];

/** The order in which the form asks for what is missing: customer and lines before the payment. */
export const workOrder = [
  'customer',
  'order',
  'items',
  'employees',
  'payment',
] as const satisfies readonly Section[];

/** The first field that the form asks for. */
export const firstField = 'customerId';
/** The first one of a form that has its customer and lines. */
export const kindField = 'kind';

/** The fields of each tab in their order on the screen. */
const fields: Record<Exclude<Section, 'items'>, readonly (keyof InvoiceValues)[]> = {
  payment: [
    ...([kindField, 'depositInvoiceNumber', 'depositPrice', 'number', 'date'] as const),
    ...(['payDate', 'exchangeRate', 'bankName', 'regNumber', 'accountNumber'] as const),
  ],
  customer: [
    ...([firstField, 'company', 'name', 'cvr', 'vatNumber', 'vatCode'] as const),
    ...(['phone', 'email', 'gln', 'reference', 'address', 'zipcode', 'town', 'country'] as const),
  ],
  order: [
    ...([
      'orderNumber',
      'orderTitle',
      'orderDescription',
      'orderStartDate',
      'orderStartTime',
    ] as const),
    ...(['orderEndDate', 'orderEndTime'] as const),
    ...(['orderNoteEmployees', 'orderNoteAdministration'] as const),
  ],
  employees: ['staff'],
};

/**
 * Whether the tab Employees is there (product D20): not on the End invoice of a paid deposit, and only
 * when both dates of the order are set.
 */
export function plansEmployees(values: InvoiceValues): boolean {
  const { orderStartDate, orderEndDate } = values;
  return !followsPaidDeposit(values) && orderStartDate !== '' && orderEndDate !== '';
}

export interface FieldLocation {
  readonly section: Section;
  /** The group of lines, for the field of a line. */
  readonly group?: LineGroup;
}

/** The tab and group of a field; undefined for a path without a field, such as a sum. */
export function locationOf(path: string): FieldLocation | undefined {
  const [kind = '', name] = path.split('.');
  const group = lineGroups.find((candidate) => candidate === name);
  if (group !== undefined && ['groups', 'openLine', 'adding'].includes(kind)) {
    return { section: 'items', group };
  }
  const section = (['payment', 'customer', 'order', 'employees'] as const).find((candidate) =>
    fields[candidate].includes(path as keyof InvoiceValues),
  );
  return section && { section };
}

/** Sorts paths by the order in which the form asks for them. Paths without a field come last. */
export function sortByPosition(paths: readonly string[]): string[] {
  return paths.toSorted(
    (a, b) => position(a) - position(b) || a.localeCompare(b, 'da', { numeric: true }),
  );
}

/** The paths of each tab, in the order of the fields. Paths without a field are left out. */
export function bySection(paths: readonly string[]): Record<Section, readonly string[]> {
  const ordered = sortByPosition(paths);
  const of = (section: Section) => ordered.filter((path) => locationOf(path)?.section === section);
  return {
    customer: of('customer'),
    order: of('order'),
    items: of('items'),
    employees: of('employees'),
    payment: of('payment'),
  };
}

const columns = ['name', 'description', 'quantity', 'price', 'vatCode'];

function position(path: string): number {
  const place = locationOf(path);
  if (place === undefined) return Number.MAX_SAFE_INTEGER;
  const before = workOrder.indexOf(place.section) * 1_000_000;
  if (place.section !== 'items') {
    return before + fields[place.section].indexOf(path as keyof InvoiceValues);
  }
  const [kind, , index = '', column = ''] = path.split('.');
  const group = lineGroups.indexOf(place.group ?? 'items') * 100_000;
  // The open line is below the others. Its paths: `adding.items.price`, `openLine.items`.
  if (kind !== 'groups') return before + group + 99_990 + columns.indexOf(index);
  return before + group + Number(index) * 10 + columns.indexOf(column);
}
