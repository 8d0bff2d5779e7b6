import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { addDays, type DateText } from '../dates.ts';
import { taxOf, type Oere } from '../money.ts';
import type { Order, OrderRow } from '../orders/order.ts';
import type { FilledValues } from '../records/record.ts';
import { isTaxed, standardVatCode, vatCodeOf } from './vat/vat-code.ts';
import type { InvoiceLines, InvoiceSums } from './invoice.ts';
import { issueNeeds, type IssueSender } from './issue-needs.ts';

interface Deposit {
  readonly paid: boolean;
  readonly gross: Oere;
}

/** Facts from which an order's End invoice is generated. */
interface ToGenerate {
  readonly order: OrderRow;
  /** Net of VAT, of the order's lines; undefined without any. */
  readonly price: Oere | undefined;
  readonly customer: FilledValues | undefined;
  /** Its deposit, where it is not used or credited. */
  readonly deposit: Deposit | undefined;
}

type Sender = IssueSender & { readonly taxPercent: number; readonly currency: string };

/** Sums of an order's generated End invoice, less its paid deposit. */
export function generatedSums(
  { price = 0, deposit, customer, order }: ToGenerate,
  taxPercent: number,
): InvoiceSums {
  const code = codeOf({ customer }, taxPercent);
  const tax = isTaxed(code) ? taxOf(price - (order.untaxed ?? 0), taxPercent) : 0;
  const total = price + tax;
  return { price, tax, total, amountDue: total - (deposit?.paid === true ? deposit.gross : 0) };
}

const codeOf = ({ customer }: Pick<ToGenerate, 'customer'>, taxPercent: number) =>
  taxPercent === 0 ? standardVatCode : (vatCodeOf(customer?.['vatCode']) ?? standardVatCode);

/** Why Generate All cannot invoice an order, in words for a person; '' when it can (product D7). */
export function generateProblem(one: ToGenerate, sender: Sender): string {
  const { order, price, customer, deposit } = one;
  const { depositInvoiceNumber, customerId, company, name } = order;
  if (price === undefined || price === 0) return 'Ordren har ingen linjer at fakturere.';
  if (depositInvoiceNumber !== undefined && deposit?.paid !== true)
    return `Depositumfaktura ${depositInvoiceNumber} er ikke betalt.`;
  if (customerId === '' && company === '' && name === '') return 'Ordren har ingen kunde.';
  if (customerId !== '' && customer === undefined) return 'Kunden findes ikke længere.';
  return missingText(one, sender);
}

const buyerFields: ReadonlySet<string> = new Set(['address', 'zipcode', 'town', 'vatNumber']);

/** Names the fields that law and payment need and that are empty (product D32). */
function missingText(one: ToGenerate, sender: Sender): string {
  const text = (field: string) => String(one.customer?.[field] ?? '');
  const place = { address: text('address'), zipcode: text('zipcode'), town: text('town') };
  const sums = generatedSums(one, sender.taxPercent);
  const code = codeOf(one, sender.taxPercent);
  const needs = issueNeeds(
    {
      sums,
      vat: [{ code, price: sums.price, tax: sums.tax }],
      buyer: {
        ...place,
        country: text('country'),
        cvr: text('cvr'),
        vatNumber: text('vatNumber'),
      },
      currency: sender.currency,
      bank: undefined,
    },
    sender,
  );
  const missing = Object.keys(needs);
  if (missing.length === 0) return '';
  if (missing.length === 1 && needs['vatNumber'] !== undefined)
    return 'Kundens momsnummer mangler.';
  const onlyBuyer = missing.every((field) => buyerFields.has(field));
  return onlyBuyer ? 'Kundens adresse mangler.' : 'Jeres egne oplysninger mangler i Settings.';
}

interface Generating {
  readonly order: Order;
  readonly lines: InvoiceLines;
  readonly today: DateText;
  /** Days to pay. */
  readonly days: number;
}

/** The form of an order's End invoice: everything that the order has, on its paid deposit. */
export function generatedForm({ order, lines, today, days }: Generating): NewInvoice {
  const { number, customerId, company, name, depositInvoiceNumber } = order;
  return {
    kind: 'final',
    date: today,
    payDate: addDays(today, days),
    orderNumber: number,
    ...(customerId === '' ? { company, name } : { customerId }),
    ...(depositInvoiceNumber === undefined ? {} : { depositInvoiceNumber }),
    groups: {
      items: [...lines.items],
      productGroups: [...lines.productGroups],
      tasks: [...lines.tasks],
    },
  };
}
