import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { badInput } from '../errors.ts';
import { lineTotal } from '../money.ts';
import { bankOverride } from './bank.ts';
import { formFaults } from './form-faults.ts';
import { issueNeeds, type IssueSender } from './issue-needs.ts';
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

interface Sender extends IssueSender {
  readonly taxPercent: number;
  readonly currency: string;
  readonly settingsVersion: number;
}

/** Product L8: an item's tax when it was sent without one. */
export const ITEM_TAX_PERCENT = 25;
type FormLine = NewInvoice['groups'][LineGroup][number];

/**
 * A draft of an End invoice from the form (product D13), with all that issuing needs (product D32);
 * it takes no number and writes nothing. Throws bad_input with all faults, each at its field; what is
 * only missing is asked for once nothing else is wrong.
 */
export function draftInvoice(form: NewInvoice, sender: Sender): IssueDraft {
  const lines = {
    items: form.groups.items.map((line) => ({ taxPercent: ITEM_TAX_PERCENT, ...toLine(line) })),
    productGroups: form.groups.productGroups.map(toLine),
    tasks: form.groups.tasks.map(toLine),
  };
  const sums = invoiceSums(Object.values(lines).flat(), sender.taxPercent);
  assertNone(formFaults(form, sums));
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
  assertNone(issueNeeds(invoice, sender));
  return {
    invoice,
    newOrder: newOrderOf(form, invoice),
    orderNotes: {
      ...(form.orderNoteEmployees === undefined ? {} : { noteEmployees: form.orderNoteEmployees }),
      ...(form.orderNoteAdministration === undefined
        ? {}
        : { noteAdministration: form.orderNoteAdministration }),
    },
    // A number that was shown and sent back is not typed: the series decides (product D5).
    typedNumber: form.number === form.shownNumber ? undefined : form.number,
    expectedNumber: form.number,
  };
}

function assertNone(faults: Readonly<Record<string, string>>): void {
  if (Object.keys(faults).length > 0) throw badInput(faults);
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
    ...(line.id === undefined ? {} : { id: String(line.id) }),
    ...(line.taxPercent === undefined ? {} : { taxPercent: line.taxPercent }),
  };
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
