import { lineGroups } from './form-values.ts';
import type { InvoiceValues } from './form-values.ts';
import { missingFields } from './lines.ts';
import { sections } from './sections.ts';
import type { Section } from './sections.ts';

/** Something an invoice should have, and where it is written. */
interface RequiredField {
  readonly path: string;
  readonly filled: boolean;
}

/** `of` 0: nothing is asked for here. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** How far each tab is. */
export function progressOf(values: InvoiceValues): Record<Section, Progress> {
  const wanted = requiredFields(values);
  const of = (section: Section): Progress => ({
    done: wanted[section].filter(({ filled }) => filled).length,
    of: wanted[section].length,
  });
  return {
    payment: of('payment'),
    customer: of('customer'),
    order: of('order'),
    items: of('items'),
  };
}

/** The paths of what is not there yet. */
export function missingPaths(values: InvoiceValues): string[] {
  const wanted = requiredFields(values);
  return sections.flatMap((section) =>
    wanted[section].flatMap(({ path, filled }) => (filled ? [] : [path])),
  );
}

/**
 * The customer's four parts are what the law wants on an invoice; an order is only asked for in
 * full when it has been begun.
 */
function requiredFields(values: InvoiceValues): Record<Section, readonly RequiredField[]> {
  const fields = (...names: (keyof InvoiceValues)[]): RequiredField[] =>
    names.map((path) => ({ path, filled: isFilled(values[path]) }));
  const customer = isFilled(values.company) || isFilled(values.name);
  const order = fields('orderTitle', 'orderStartDate');
  return {
    payment: fields('kind', 'date', 'payDate', 'regNumber', 'accountNumber'),
    customer: [{ path: 'customerId', filled: customer }, ...fields('address', 'zipcode', 'town')],
    order: order.some(({ filled }) => filled) ? order : [],
    items: requiredLines(values.groups),
  };
}

const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null;

/** Every line whole, and at least one of them. */
function requiredLines(groups: InvoiceValues['groups']): readonly RequiredField[] {
  const lines = lineGroups.flatMap((group) =>
    groups[group].map((line, index): RequiredField => {
      const [first] = missingFields(line);
      const filled = first === undefined;
      return { path: `groups.${group}.${index}.${first ?? 'description'}`, filled };
    }),
  );
  return lines.length > 0 ? lines : [{ path: 'openLine.items', filled: false }];
}
