import type { CompanySettings } from '@driftig/contracts/company/settings';
import { newInvoice } from '@driftig/contracts/invoices/new-invoice';
import { email } from '@driftig/contracts/wire/email';
import { AppError } from '@driftig/domain/errors';
import { draftInvoice } from '@driftig/domain/invoices/draft-invoice';
import * as z from 'zod';

import { fieldTexts } from '../../../../api/request.ts';
import { lineGroups } from '../../../../shared/line-editor/values.ts';
import { depositTexts } from '../deposit/deposit-texts.ts';
import { followsPaidDeposit, prepaymentIn } from '../deposit/deposit.ts';
import type { InvoiceValues } from './form-values.ts';
import { invoiceRequest } from './invoice-request.ts';
import { lineErrors, missingFields } from '../../../../shared/line-editor/lines.ts';
import { texts } from '../texts.ts';

type FormErrors = Record<string, string>;

/**
 * All errors of the form by the form's paths: from the contract, from the server's rules, and from
 * the form itself. For the same path the form's own text wins.
 */
export function formErrorsOf(values: InvoiceValues, sender: CompanySettings): FormErrors {
  const found = { ...ruleErrors(values, sender), ...contractErrors(values, sender) };
  return {
    ...toFormErrors(found),
    ...fieldErrors(values),
    ...lineErrors(values),
  };
}

/** Maps the paths of server and schema errors to the form's paths. */
export function toFormErrors(errors: Readonly<FormErrors>): FormErrors {
  const entries = Object.entries(errors).map(([path, text]) => [formPath(path), text]);
  return Object.fromEntries(entries) as FormErrors;
}

function formPath(path: string): string {
  if (path === 'groups') return 'openLine.items';
  if (path === 'orderEmployees' || path === 'employeeIds') return 'staff';
  return path.replace(/^(groups\.tasks\.\d+)\.taskName$/, '$1.name').replace(/\.total$/, '.price');
}

function contractErrors(values: InvoiceValues, sender: CompanySettings): FormErrors {
  const wire = z.safeEncode(newInvoice, invoiceRequest(values, sender.taxPercent));
  return wire.success ? {} : fieldTexts(newInvoice, wire.error);
}

function ruleErrors(values: InvoiceValues, sender: CompanySettings): FormErrors {
  const groups = { ...values.groups };
  for (const group of lineGroups)
    groups[group] = groups[group].filter((line) => missingFields(line).length === 0);
  try {
    const form = invoiceRequest({ ...values, groups }, sender.taxPercent);
    const prepayment = prepaymentIn(values, sender.taxPercent);
    draftInvoice(form, { ...sender, settingsVersion: 0 }, prepayment);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return withoutGroupsError(error.fields ?? {}, values);
  }
}

/**
 * Drops the error for missing lines when there are lines: incomplete ones have errors of their own.
 */
function withoutGroupsError(errors: Readonly<FormErrors>, values: InvoiceValues): FormErrors {
  const { groups, ...others } = errors;
  const isEmpty = lineGroups.every((group) => values.groups[group].length === 0);
  return isEmpty && groups !== undefined ? { ...others, groups } : others;
}

function fieldErrors(values: InvoiceValues): FormErrors {
  const errors: FormErrors = {};
  if (values.kind === null) errors['kind'] = texts.chooseKind;
  if (followsPaidDeposit(values) && values.depositInvoiceNumber === null)
    errors['depositInvoiceNumber'] = depositTexts.depositMissing;
  for (const field of ['date', 'payDate'] as const)
    if (values[field] === '') errors[field] = texts.dateMissing;
  if (values.email !== '' && !email.safeParse(values.email).success)
    errors['email'] = texts.badEmail;
  return errors;
}
