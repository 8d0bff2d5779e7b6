import { lineGroups } from './form-values.ts';
import type { InvoiceValues } from './form-values.ts';
import { missingFields } from './lines.ts';
import { sections } from './sections.ts';
import type { Section } from './sections.ts';

/** A field that an invoice should have. */
interface RequiredField {
  readonly path: string;
  readonly filled: boolean;
}

/** `of` is 0 when nothing is required. */
interface Progress {
  readonly done: number;
  readonly of: number;
}

/** The progress of each tab. */
export function progressOf(values: InvoiceValues): Record<Section, Progress> {
  const required = requiredFields(values);
  const of = (section: Section): Progress => ({
    done: required[section].filter(({ filled }) => filled).length,
    of: required[section].length,
  });
  return {
    payment: of('payment'),
    customer: of('customer'),
    order: of('order'),
    items: of('items'),
  };
}

/** The paths of the required fields that are empty. */
export function missingPaths(values: InvoiceValues): string[] {
  const required = requiredFields(values);
  return sections.flatMap((section) =>
    required[section].flatMap(({ path, filled }) => (filled ? [] : [path])),
  );
}

/**
 * The required fields by tab. The four of the customer are those the law requires on an invoice.
 * Those of the order are required only when one of them is filled.
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

/** At least one line, and every line complete. */
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
