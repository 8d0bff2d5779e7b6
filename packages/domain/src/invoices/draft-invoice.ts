import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { badInput } from '../errors.ts';
import { bankOverride } from './bank.ts';
import { depositSums, prepaidGross } from './deposit.ts';
import type { Prepayment } from './settling.ts';
import { formFaults } from './form-faults.ts';
import { issueNeeds, type IssueSender } from './issue-needs.ts';
import type { Buyer, InvoiceDraft, InvoiceOrder, IssueDraft, OrderDraft } from './invoice.ts';
import { codeFaults } from './line-faults.ts';
import { codedLines, linesOf } from './sent-lines.ts';
import { invoiceSums } from './totals.ts';
import { exchangeFaults, exchangeOf } from './vat/exchange.ts';
import { standardVatCode } from './vat/vat-code.ts';
import { buyerVatNumber } from './vat/vat-needs.ts';
import { depositShares, keptShares, vatShares, type VatShare } from './vat/vat-shares.ts';

interface Sender extends IssueSender {
  readonly taxPercent: number;
  readonly currency: string;
  readonly settingsVersion: number;
}

/**
 * A draft from the form (product D13), with all that issuing needs (product D32): a deposit invoice,
 * or an End invoice less `prepayment`, the deposit it is based on. It takes no number and writes
 * nothing. Throws bad_input with all faults, each at its field; what is only missing is asked for once
 * nothing else is wrong.
 */
export function draftInvoice(
  form: NewInvoice,
  sender: Sender,
  prepayment?: Prepayment,
): IssueDraft {
  const { taxPercent } = sender;
  const code = taxPercent === 0 ? standardVatCode : (form.vatCode ?? standardVatCode);
  const lines = codedLines(linesOf(form.groups), code);
  const isDeposit = form.kind === 'deposit';
  const { depositPrice = 0 } = form;
  const prepaid = prepayment === undefined ? 0 : prepaidGross(prepayment);
  const ofLines = invoiceSums(Object.values(lines).flat(), taxPercent, prepaid);
  assertNone({
    ...formFaults(form, isDeposit ? { ...ofLines, amountDue: depositPrice } : ofLines),
    ...codeFaults(form.groups, taxPercent),
    ...exchangeFaults(form, sender.currency),
  });
  const ofCodes = vatShares(Object.values(lines).flat(), taxPercent);
  const vat = keptShares(
    isDeposit ? depositShares(depositPrice, ofCodes, { taxPercent, code }) : ofCodes,
  );
  const invoice: InvoiceDraft = {
    isDeposit,
    date: form.date,
    payDate: form.payDate,
    buyer: buyerOf(form, vat),
    order: orderOf(form),
    lines,
    taxPercent,
    sums: isDeposit ? depositSums(depositPrice, taxPercent, vat) : ofLines,
    ...(vat && { vat }),
    ...(prepayment === undefined ? {} : { prepayment }),
    currency: sender.currency,
    ...exchangeOf(form),
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

function buyerOf(form: NewInvoice, vat: readonly VatShare[] | undefined): Buyer {
  return {
    customerId: form.customerId === undefined ? undefined : String(form.customerId),
    company: form.company ?? '',
    name: form.name ?? '',
    cvr: form.cvr ?? '',
    vatNumber: buyerVatNumber(form, vat),
    phone: form.phone ?? '',
    email: form.email ?? '',
    address: form.address ?? '',
    zipcode: form.zipcode ?? '',
    town: form.town ?? '',
    country: form.country ?? '',
    gln: form.gln ?? '',
    reference: form.reference ?? '',
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
