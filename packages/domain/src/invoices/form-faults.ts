import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { amountTooLarge, largestAmount } from '@driftig/contracts/wire/wire-numbers';

import { isDateText } from '../dates.ts';
import { glnFault } from '../gln.ts';
import { orderFaults } from '../orders/order-faults.ts';
import type { InvoiceSums } from './invoice.ts';
import { lineFaults, sumFaults } from './line-faults.ts';
import { vatNumberFault } from './vat/vat-number.ts';

type Fields = Record<string, string>;

/**
 * Errors of a form by field (product D13); empty when it can be saved as a draft. `sums` are
 * computed from the form's lines and document type.
 */
export function formFaults(form: NewInvoice, sums: InvoiceSums): Fields {
  return {
    ...(form.kind === 'deposit' ? depositFaults(form, sums) : {}),
    ...lostFaults(form),
    ...buyerFaults(form),
    ...dateFaults(form),
    ...(hasNoLine(form) ? noLineFaults(form) : lineFaults(form.groups)),
    ...sumFaults(form, sums),
  };
}

/** A deposit is an amount for something that is named (product F3), and no more than all of it. */
function depositFaults(form: NewInvoice, { total }: InvoiceSums): Fields {
  const { depositPrice = 0, depositInvoiceNumber } = form;
  if (depositInvoiceNumber !== undefined)
    return { depositInvoiceNumber: 'Et depositum kan ikke bygge på et andet. Vælg End.' };
  if (depositPrice <= 0) return { depositPrice: 'Skriv, hvor stort depositummet er.' };
  if (depositPrice > largestAmount) return { depositPrice: amountTooLarge };
  if (!hasNoLine(form) && depositPrice > total)
    return { depositPrice: 'Depositummet er større end linjernes total.' };
  return {};
}

/** Refuses order fields that would be lost because the invoice gets no order. */
function lostFaults(form: NewInvoice): Fields {
  const { orderEmployees = [], allCanRequest = false, neededEmployees = 0 } = form;
  const hasStaff = orderEmployees.length > 0 || allCanRequest || neededEmployees > 0;
  const notes = form.orderNoteEmployees ?? form.orderNoteAdministration;
  if ((notes === undefined && !hasStaff) || form.orderNumber !== undefined) return {};
  const lost = notes === undefined ? 'medarbejderne kan planlægges' : 'beskeden kan stå';
  const text = `Udfyld titel og startdato, så ${lost} på ordren.`;
  if (form.orderTitle === undefined) return { orderTitle: text };
  return form.orderStartDate === undefined ? { orderStartDate: text } : {};
}

function buyerFaults(form: NewInvoice): Fields {
  const gln = form.gln === undefined ? undefined : glnFault(form.gln);
  const vatNumber = vatNumberFault(form.vatNumber ?? '');
  return {
    ...missingBuyer(form),
    ...(gln === undefined ? {} : { gln }),
    ...(vatNumber === undefined ? {} : { vatNumber }),
  };
}

function missingBuyer(form: NewInvoice): Fields {
  const given = form.customerId !== undefined && String(form.customerId) !== '0';
  if (given || (form.company ?? '') !== '' || (form.name ?? '') !== '') return {};
  return { customerId: 'Vælg en kunde, eller skriv et firma eller navn.' };
}

function dateFaults(form: NewInvoice): Fields {
  const faults: Fields = {};
  if (isBefore(form.payDate, form.date)) faults['payDate'] = 'Forfaldsdatoen er før fakturadatoen.';
  return { ...faults, ...timesFaults(form) };
}

/**
 * The times of the order that the invoice is for, by the rule for orders; without an end date it ends
 * on its first day. An order that is there already was checked when it was changed.
 */
function timesFaults(form: NewInvoice): Fields {
  if (form.orderNumber !== undefined) return {};
  const { orderStartDate: startDate, orderStartTime: startTime, orderEndTime: endTime } = form;
  const endDate = form.orderEndDate ?? startDate;
  const faults = orderFaults({ startDate, endDate, startTime, endTime });
  const named = Object.entries(faults).map(([name, text]) => [orderFields[name] ?? name, text]);
  return Object.fromEntries(named) as Fields;
}

/** The fields of an order as the form of an invoice has them. */
const orderFields: Readonly<Record<string, string>> = {
  startDate: 'orderStartDate',
  endDate: 'orderEndDate',
  startTime: 'orderStartTime',
  endTime: 'orderEndTime',
};

/** Compares valid dates only; an invalid date gets its own error. */
const isBefore = (one: string | undefined, other: string | undefined): boolean =>
  isDateText(one) && isDateText(other) && one < other;

function hasNoLine({ groups }: NewInvoice): boolean {
  return Object.values(groups).every((lines) => lines.length === 0);
}

/** A deposit may be for an order that has no lines yet. */
function noLineFaults({ kind, orderNumber, orderTitle }: NewInvoice): Fields {
  if (kind !== 'deposit') return { groups: 'Tilføj mindst én linje.' };
  if (orderNumber !== undefined || orderTitle !== undefined) return {};
  return { groups: 'Tilføj mindst én linje, eller skriv ordrens titel.' };
}
