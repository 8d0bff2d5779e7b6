import type { CompanySettings } from '@driftig/contracts/company/routes';
import { bankOverride } from '@driftig/domain/invoices/bank';
import { issueNeeds } from '@driftig/domain/invoices/issue-needs';

import { lineGroups } from './form-values.ts';
import type { InvoiceValues } from './form-values.ts';
import { missingFields, sumsOf } from './lines.ts';
import { isInSettings } from './needs.ts';
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
export function progressOf(
  values: InvoiceValues,
  settings: CompanySettings,
): Record<Section, Progress> {
  const required = requiredFields(values, settings);
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

/** The paths of the required fields that are empty, those of Settings last. */
export function missingPaths(values: InvoiceValues, settings: CompanySettings): string[] {
  const required = requiredFields(values, settings);
  const onForm = sections.flatMap((section) =>
    required[section].flatMap(({ path, filled }) => (filled ? [] : [path])),
  );
  return [...onForm, ...Object.keys(needsNow(values, settings)).filter(isInSettings)];
}

/** What law and payment still need, by the rule that issuing follows (product D32). */
function needsNow(values: InvoiceValues, settings: CompanySettings): Record<string, string> {
  const { currency, taxPercent } = settings;
  const sums = sumsOf(values.groups, taxPercent);
  const bank = bankOverride(values, settings);
  return issueNeeds({ buyer: values, sums, currency, bank }, settings);
}

/**
 * The required fields by tab. The customer's address is required above 3,000 kr. only, and those of
 * the order when one of them is filled.
 */
function requiredFields(
  values: InvoiceValues,
  settings: CompanySettings,
): Record<Section, readonly RequiredField[]> {
  const needed = needsNow(values, settings);
  const fields = (...names: (keyof InvoiceValues)[]): RequiredField[] =>
    names.map((path) => ({ path, filled: isFilled(values[path]) }));
  const account = (['regNumber', 'accountNumber'] as const).map((path) => ({
    path,
    filled: !(path in needed),
  }));
  const customer = isFilled(values.company) || isFilled(values.name);
  const address = fields('address', 'zipcode', 'town');
  const order = fields('orderTitle', 'orderStartDate');
  return {
    payment: [...fields('kind', 'date', 'payDate'), ...account],
    customer: [
      { path: 'customerId', filled: customer },
      ...address.filter(({ path, filled }) => filled || path in needed),
    ],
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
