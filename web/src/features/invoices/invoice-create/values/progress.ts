import type { CompanySettings } from '@driftig/contracts/company/settings';
import { bankOverride } from '@driftig/domain/invoices/bank';
import { issueNeeds } from '@driftig/domain/invoices/issue-needs';

import { lineGroups } from '../../../../shared/line-editor/values.ts';
import { followsPaidDeposit, grossOf } from '../deposit/deposit.ts';
import type { InvoiceValues } from './form-values.ts';
import { missingFields } from '../../../../shared/line-editor/lines.ts';
import { documentShares, documentSums } from './lines.ts';
import { isInSettings } from './needs.ts';
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

/** The progress of each tab; `away` of the chosen people are absent in the order's time. */
export function progressOf(
  values: InvoiceValues,
  settings: CompanySettings,
  away = 0,
): Record<Section, Progress> {
  const required = requiredFields(values, settings);
  const of = (section: Exclude<Section, 'employees'>): Progress => ({
    done: required[section].filter(({ filled }) => filled).length,
    of: required[section].length,
  });
  return {
    payment: of('payment'),
    customer: of('customer'),
    order: of('order'),
    items: of('items'),
    employees: staffProgress(values, away),
  };
}

/** Number of needed people who can come; staff is optional. */
function staffProgress({ staff }: InvoiceValues, away: number): Progress {
  if (staff === null) return { done: 0, of: 0 };
  const { employeeIds, neededEmployees: of } = staff;
  return { done: Math.min(Math.max(0, employeeIds.length - away), of), of };
}

/** The paths of the required fields that are empty, those of Settings last. */
export function missingPaths(values: InvoiceValues, settings: CompanySettings): string[] {
  const required = requiredFields(values, settings);
  const onForm = Object.values(required).flatMap((fields) =>
    fields.flatMap(({ path, filled }) => (filled ? [] : [path])),
  );
  return [...onForm, ...Object.keys(needsNow(values, settings)).filter(isInSettings)];
}

/** Fields that law and payment still need, by the rule that issuing follows (product D32). */
function needsNow(values: InvoiceValues, settings: CompanySettings): Record<string, string> {
  const { currency, taxPercent } = settings;
  const sums = documentSums(values, taxPercent);
  const vat = documentShares(values, taxPercent);
  const bank = bankOverride(values, settings);
  return issueNeeds({ buyer: values, sums, currency, bank, vat }, settings);
}

/**
 * The required fields by tab. The customer's address is required above 3,000 kr. only, and those of
 * the order when one of them is filled.
 */
function requiredFields(
  values: InvoiceValues,
  settings: CompanySettings,
): Record<Exclude<Section, 'employees'>, readonly RequiredField[]> {
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
    customer: [
      { path: 'customerId', filled: customer },
      ...('vatNumber' in needed ? [{ path: 'vatNumber', filled: false }] : []),
      ...address.filter(({ path, filled }) => filled || path in needed),
    ],
    order: order.some(({ filled }) => filled) ? order : [],
    items: requiredLines(values),
    payment: [...kindFields(values), ...fields('date', 'payDate'), ...account],
  };
}

/** The choice of kind, and what it asks for: a price, or the deposit that is taken off. */
function kindFields(values: InvoiceValues): readonly RequiredField[] {
  const { kind, depositInvoiceNumber } = values;
  const chosen = { path: 'kind', filled: kind !== null };
  if (kind === 'deposit') return [chosen, { path: 'depositPrice', filled: grossOf(values) > 0 }];
  if (!followsPaidDeposit(values)) return [chosen];
  return [{ path: 'depositInvoiceNumber', filled: depositInvoiceNumber !== null }];
}

const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null;

/** At least one line, unless a deposit says its order's title, and every line complete. */
function requiredLines({ groups, kind, orderTitle }: InvoiceValues): readonly RequiredField[] {
  const lines = lineGroups.flatMap((group) =>
    groups[group].map((line, index): RequiredField => {
      const [first] = missingFields(line);
      const filled = first === undefined;
      return { path: `groups.${group}.${index}.${first ?? 'description'}`, filled };
    }),
  );
  if (lines.length > 0 || (kind === 'deposit' && isFilled(orderTitle))) return lines;
  return [{ path: 'openLine.items', filled: false }];
}
