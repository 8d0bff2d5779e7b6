import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { badInput } from '../errors.ts';
import { lineTotal } from '../money.ts';
import { bankOverride, type Bank } from './bank.ts';
import type {
  Buyer,
  InvoiceDraft,
  InvoiceLine,
  InvoiceOrder,
  IssueDraft,
  LineGroup,
  OrderDraft,
} from './invoice.ts';
import { invoiceSums } from './totals.ts';

interface Sender extends Bank {
  readonly taxPercent: number;
  readonly currency: string;
  readonly settingsVersion: number;
}

type Fields = Record<string, string>;

/** 10 billion kroner, in øre; far below the largest exact integer. */
const largestAmount = 1_000_000_000_000;
const tooLarge = 'Beløbet er for stort.';
type FormLine = NewInvoice['groups'][LineGroup][number];
const lineGroups: readonly LineGroup[] = ['items', 'productGroups', 'tasks'];

/**
 * A draft of an End invoice from the form (product D13), with all that issuing needs; it takes no
 * number and writes nothing. Throws bad_input with all faults, each at its field.
 */
export function draftInvoice(form: NewInvoice, sender: Sender): IssueDraft {
  const lines = {
    items: form.groups.items.map(toLine),
    productGroups: form.groups.productGroups.map(toLine),
    tasks: form.groups.tasks.map(toLine),
  };
  const sums = invoiceSums(Object.values(lines).flat(), sender.taxPercent);
  const faults = {
    ...kindFaults(form),
    ...orderFaults(form),
    ...buyerFaults(form),
    ...dateFaults(form),
    ...lineFaults(form),
    ...sumFaults(form, sums),
  };
  if (Object.keys(faults).length > 0) throw badInput(faults);
  const invoice: InvoiceDraft = {
    isDeposit: false,
    date: form.date,
    payDate: form.payDate,
    buyer: buyerOf(form),
    order: orderOf(form),
    lines,
    taxPercent: sender.taxPercent,
    sums,
    currency: sender.currency,
    settingsVersion: sender.settingsVersion,
    bank: bankOverride(form, sender),
  };
  return {
    invoice,
    newOrder: newOrderOf(form, invoice),
    // A number that was shown and sent back is not typed: the series decides (product D5).
    typedNumber: form.number === form.shownNumber ? undefined : form.number,
    expectedNumber: form.number,
  };
}

function toLine(line: FormLine): InvoiceLine {
  const taskName = 'taskName' in line ? line.taskName : undefined;
  return {
    name: line.name ?? taskName ?? '',
    description: line.description,
    quantity: line.quantity,
    price: line.price,
    total: lineTotal(line.price, line.quantity),
    unit: line.unit ?? '',
  };
}

function kindFaults(form: NewInvoice): Fields {
  if (form.kind === 'deposit') return { kind: 'Depositumfakturaer kan ikke oprettes endnu.' };
  if (form.depositInvoiceNumber === undefined) return {};
  return { depositInvoiceNumber: 'Depositumfakturaen findes ikke.' };
}

/** Refuses order fields that would be lost because the invoice gets no order. */
function orderFaults(form: NewInvoice): Fields {
  const { orderEmployees = [], allCanRequest = false, neededEmployees = 0 } = form;
  if (orderEmployees.length > 0 || allCanRequest || neededEmployees > 0)
    return { orderEmployees: 'Medarbejdere kan ikke planlægges på fakturaen endnu.' };
  const notes = form.orderNoteEmployees ?? form.orderNoteAdministration;
  if (notes === undefined || form.orderNumber !== undefined) return {};
  if (form.orderTitle === undefined)
    return { orderTitle: 'Udfyld titel og startdato, så beskeden kan stå på ordren.' };
  if (form.orderStartDate === undefined)
    return { orderStartDate: 'Udfyld titel og startdato, så beskeden kan stå på ordren.' };
  return {};
}

function buyerFaults(form: NewInvoice): Fields {
  const given = form.customerId !== undefined && String(form.customerId) !== '0';
  if (given || (form.company ?? '') !== '' || (form.name ?? '') !== '') return {};
  return { customerId: 'Vælg en kunde, eller skriv et firma eller navn.' };
}

function dateFaults(form: NewInvoice): Fields {
  const faults: Fields = {};
  if (form.payDate < form.date) faults['payDate'] = 'Betalingsdatoen er før fakturadatoen.';
  const { orderStartDate: start, orderEndDate: end } = form;
  if (start !== undefined && end !== undefined && end < start)
    faults['orderEndDate'] = 'Slutdatoen er før startdatoen.';
  return faults;
}

function lineFaults(form: NewInvoice): Fields {
  const faults: Fields = {};
  for (const group of lineGroups) {
    form.groups[group].forEach((line, index) => {
      const total = lineTotal(line.price, line.quantity);
      const at = `groups.${group}.${index}`;
      if (Math.abs(total) > largestAmount) faults[`${at}.price`] = tooLarge;
      else if (line.total !== undefined && line.total !== total)
        faults[`${at}.total`] = 'Totalen er ikke antal gange pris.';
    });
  }
  const count = lineGroups.reduce((sum, group) => sum + form.groups[group].length, 0);
  return count === 0 ? { groups: 'Tilføj mindst én linje.' } : faults;
}

/** Sums sent along must equal the computed ones to the øre: what was shown is what is issued. */
function sumFaults(form: NewInvoice, sums: InvoiceDraft['sums']): Fields {
  if (sums.total < 0) return { total: 'Totalen må ikke være negativ.' };
  const largest = Math.max(...[sums.price, sums.tax, sums.total].map(Math.abs));
  if (largest > largestAmount) return { total: tooLarge };
  const faults: Fields = {};
  for (const key of ['price', 'tax', 'total', 'amountDue'] as const) {
    if (form[key] !== undefined && form[key] !== sums[key])
      faults[key] = 'Beløbet stemmer ikke med linjerne og momssatsen. Hent siden igen.';
  }
  return faults;
}

function buyerOf(form: NewInvoice): Buyer {
  return {
    customerId: form.customerId === undefined ? undefined : String(form.customerId),
    company: form.company ?? '',
    name: form.name ?? '',
    cvr: form.cvr ?? '',
    phone: form.phone ?? '',
    email: form.email ?? '',
    address: form.address ?? '',
    zipcode: form.zipcode ?? '',
    town: form.town ?? '',
    country: form.country ?? '',
  };
}

function orderOf(form: NewInvoice): InvoiceOrder {
  return {
    ...(form.orderNumber === undefined ? {} : { number: form.orderNumber }),
    title: form.orderTitle ?? '',
    description: form.orderDescription ?? '',
    startDate: form.orderStartDate ?? '',
    endDate: form.orderEndDate ?? '',
    startTime: form.orderStartTime ?? '',
    endTime: form.orderEndTime ?? '',
  };
}

/** Undefined without a title and a start date, and when the form names an existing order. */
function newOrderOf(form: NewInvoice, { buyer, order }: InvoiceDraft): OrderDraft | undefined {
  const { title, description, startDate, endDate, startTime, endTime } = order;
  if (title === '' || startDate === '' || order.number !== undefined) return undefined;
  return {
    title,
    description,
    startDate,
    endDate: endDate === '' ? startDate : endDate,
    startTime,
    endTime,
    customerId: buyer.customerId ?? '',
    company: buyer.company,
    name: buyer.name,
    noteEmployees: form.orderNoteEmployees ?? '',
    noteAdministration: form.orderNoteAdministration ?? '',
  };
}
