import type {
  Invoice,
  InvoiceLine,
  InvoiceLines,
  LineGroup,
} from '@driftig/domain/invoices/invoice';
import { lineTotal } from '@driftig/domain/money';

import type { StoredDetails, StoredLine } from './invoices.entities.ts';

/** An invoice to and from its compact form. Empty texts are not stored. */
const groupsInOrder: readonly LineGroup[] = ['items', 'productGroups', 'tasks'];

export function linesToStored(lines: InvoiceLines): StoredLine[] {
  return groupsInOrder.flatMap((group, index) =>
    lines[group].map((line): StoredLine => [
      index + 1,
      line.name,
      line.description,
      line.quantity,
      line.price,
      line.unit,
    ]),
  );
}

function linesFromStored(stored: readonly StoredLine[]): InvoiceLines {
  const ofGroup = (number: number): InvoiceLine[] =>
    stored
      .filter(([group]) => group === number)
      .map(([, name, description, quantity, price, unit]) => ({
        name,
        description,
        quantity,
        price,
        unit,
        total: lineTotal(price, quantity),
      }));
  return { items: ofGroup(1), productGroups: ofGroup(2), tasks: ofGroup(3) };
}

export function detailsToStored(invoice: Invoice): StoredDetails {
  const { buyer, order, sums } = invoice;
  const all = {
    ci: buyer.customerId ?? '',
    cv: buyer.cvr,
    ph: buyer.phone,
    em: buyer.email,
    ad: buyer.address,
    zp: buyer.zipcode,
    tn: buyer.town,
    ct: buyer.country,
    on: order.number ?? 0,
    od: order.description,
    os: order.startDate,
    oe: order.endDate,
    ts: order.startTime,
    te: order.endTime,
    tp: invoice.taxPercent,
    pr: sums.price,
    tx: sums.tax,
    cu: invoice.currency,
    sv: invoice.settingsVersion,
    at: invoice.issuedAt,
    bn: invoice.bank?.bankName ?? '',
    rn: invoice.bank?.regNumber ?? '',
    an: invoice.bank?.accountNumber ?? '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function bankFromStored(text: (key: string) => string): Invoice['bank'] {
  const [bankName, regNumber, accountNumber] = [text('bn'), text('rn'), text('an')];
  const none = bankName === '' && regNumber === '' && accountNumber === '';
  return none ? undefined : { bankName, regNumber, accountNumber };
}

interface StoredInvoice {
  readonly id: string;
  readonly number: number;
  readonly date: string;
  readonly payDate: string;
  readonly status: Invoice['status'];
  readonly company?: string | undefined;
  readonly name?: string | undefined;
  readonly orderTitle?: string | undefined;
  readonly amountDue: number;
  readonly isDeposit?: boolean | undefined;
  readonly everIssued?: boolean | undefined;
  readonly details: StoredDetails;
  readonly lines: readonly StoredLine[];
}

export function invoiceFromStored(item: StoredInvoice): Invoice {
  const text = (key: string) => String(item.details[key] ?? '');
  const amount = (key: string) => Number(item.details[key] ?? 0);
  const [price, tax] = [amount('pr'), amount('tx')];
  return {
    id: item.id,
    number: item.number,
    status: item.status,
    isDeposit: item.isDeposit ?? false,
    everIssued: item.everIssued ?? false,
    date: item.date,
    payDate: item.payDate,
    issuedAt: text('at'),
    taxPercent: amount('tp'),
    currency: text('cu'),
    settingsVersion: amount('sv'),
    sums: { price, tax, total: price + tax, amountDue: item.amountDue },
    bank: bankFromStored(text),
    lines: linesFromStored(item.lines),
    buyer: {
      ...(item.details['ci'] === undefined ? {} : { customerId: text('ci') }),
      company: item.company ?? '',
      name: item.name ?? '',
      cvr: text('cv'),
      phone: text('ph'),
      email: text('em'),
      address: text('ad'),
      zipcode: text('zp'),
      town: text('tn'),
      country: text('ct'),
    },
    order: {
      ...(amount('on') === 0 ? {} : { number: amount('on') }),
      title: item.orderTitle ?? '',
      description: text('od'),
      startDate: text('os'),
      endDate: text('oe'),
      startTime: text('ts'),
      endTime: text('te'),
    },
  };
}
