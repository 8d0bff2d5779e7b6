import type { CompanySettings } from '@driftig/contracts/company/routes';
import { newInvoice } from '@driftig/contracts/invoices/new-invoice';
import { email } from '@driftig/contracts/wire/wire';
import { AppError } from '@driftig/domain/errors';
import { draftInvoice } from '@driftig/domain/invoices/draft-invoice';
import * as z from 'zod';

import { fieldTexts } from '../../../api/request.ts';
import { lineGroups } from './form-values.ts';
import type { InvoiceValues, LineValues } from './form-values.ts';
import { invoiceRequest } from './invoice-request.ts';
import { isBegun, missingOf } from './lines.ts';
import { texts } from './texts.ts';

/** What the rules want to know of the company. */
export type Sender = Pick<
  CompanySettings,
  'taxPercent' | 'currency' | 'bankName' | 'regNumber' | 'accountNumber'
>;

type Faults = Record<string, string>;

/**
 * Every fault of the form at its field, by the form's own paths: the contract's, the rules the
 * server uses, and those of the screen. What is said twice is said in the screen's words.
 */
export function faultsOf(values: InvoiceValues, sender: Sender): Faults {
  const found = { ...ruleFaults(values, sender), ...contractFaults(values, sender) };
  return {
    ...formFaults(found),
    ...textFaults(values),
    ...lineFaults(values),
    ...addingFaults(values),
  };
}

/** A server's or schema's paths as the form has them: tasks have a name there, lines a place. */
export function formFaults(faults: Readonly<Faults>): Faults {
  const entries = Object.entries(faults).map(([path, text]) => [formPath(path), text]);
  return Object.fromEntries(entries) as Faults;
}

function formPath(path: string): string {
  if (path === 'groups') return 'openLine.items';
  return path.replace(/^(groups\.tasks\.\d+)\.taskName$/, '$1.name').replace(/\.total$/, '.price');
}

function contractFaults(values: InvoiceValues, sender: Sender): Faults {
  const wire = z.safeEncode(newInvoice, invoiceRequest(values, sender.taxPercent));
  return wire.success ? {} : fieldTexts(newInvoice, wire.error);
}

function ruleFaults(values: InvoiceValues, sender: Sender): Faults {
  const groups = { ...values.groups };
  for (const group of lineGroups)
    groups[group] = groups[group].filter((line) => missingOf(line).length === 0);
  try {
    const form = invoiceRequest({ ...values, groups }, sender.taxPercent);
    draftInvoice(form, { ...sender, settingsVersion: 0 });
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return withoutLineFault(error.fields ?? {}, values);
  }
}

/** Lines that are there but not finished say so themselves. */
function withoutLineFault(faults: Readonly<Faults>, values: InvoiceValues): Faults {
  const { groups, ...others } = faults;
  const isEmpty = lineGroups.every((group) => values.groups[group].length === 0);
  return isEmpty && groups !== undefined ? { ...others, groups } : others;
}

function textFaults(values: InvoiceValues): Faults {
  const faults: Faults = {};
  if (values.kind === null) faults['kind'] = texts.chooseKind;
  for (const field of ['date', 'payDate'] as const)
    if (values[field] === '') faults[field] = texts.dateMissing;
  if (values.email !== '' && !email.safeParse(values.email).success)
    faults['email'] = texts.badEmail;
  return faults;
}

const missingTexts = {
  description: texts.required,
  quantity: texts.quantityMissing,
  price: texts.priceMissing,
};

/** What is wrong with one line, at its fields. */
export function faultsOfLine(line: LineValues): Faults {
  const faults: Faults = {};
  for (const field of missingOf(line)) faults[field] = missingTexts[field];
  if (line.quantity !== null && line.quantity < 0) faults['quantity'] = texts.quantityNegative;
  return faults;
}

function lineFaults(values: InvoiceValues): Faults {
  const faults: Faults = {};
  for (const group of lineGroups) {
    for (const [index, line] of values.groups[group].entries()) {
      for (const [field, text] of Object.entries(faultsOfLine(line)))
        faults[`groups.${group}.${index}.${field}`] = text;
    }
  }
  return faults;
}

/** Something written in an open line would not be on the invoice. */
function addingFaults(values: InvoiceValues): Faults {
  const begun = lineGroups.filter((group) => isBegun(values.adding[group]));
  return Object.fromEntries(begun.map((group) => [`openLine.${group}`, texts.notAdded]));
}
