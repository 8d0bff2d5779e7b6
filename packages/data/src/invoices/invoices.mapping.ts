import type { Invoice } from '@driftig/domain/invoices/invoice';

import type {
  StoredCreditNote,
  StoredDetails,
  StoredLine,
  StoredMail,
  StoredPayment,
  StoredRow,
} from './invoices.entities.ts';
import { linesFromStored } from './invoices.lines.ts';
import {
  creditNoteFrom,
  exchangeFrom,
  mailFrom,
  paymentFromStored,
  prepaymentDetails,
  prepaymentFrom,
  sharesToStored,
  vatFrom,
} from './invoices.settling.ts';
import { invoiceDetailNames, type InvoiceDetail } from '../core/stored-names.ts';

/** Empty texts are left out. */
export function detailsToStored(invoice: Invoice): StoredDetails {
  const { buyer, order, sums, prepayment } = invoice;
  const values: Readonly<Record<InvoiceDetail, string | number>> = {
    customerId: '',
    cvr: buyer.cvr,
    vatNumber: buyer.vatNumber,
    phone: buyer.phone,
    email: buyer.email,
    address: buyer.address,
    zipcode: buyer.zipcode,
    town: buyer.town,
    country: buyer.country,
    gln: buyer.gln,
    reference: buyer.reference,
    orderNumber: order.number ?? 0,
    orderDescription: order.description,
    orderStartDate: order.startDate,
    orderEndDate: order.endDate,
    orderStartTime: order.startTime,
    orderEndTime: order.endTime,
    taxPercent: invoice.taxPercent,
    price: sums.price,
    tax: sums.tax,
    vat: sharesToStored(invoice.vat),
    currency: invoice.currency,
    exchangeRate: invoice.exchange?.rate ?? '',
    exchangeDate: invoice.exchange?.date ?? '',
    settingsVersion: invoice.settingsVersion,
    issuedAt: invoice.issuedAt,
    bankName: invoice.bank?.bankName ?? '',
    regNumber: invoice.bank?.regNumber ?? '',
    accountNumber: invoice.bank?.accountNumber ?? '',
    ...prepaymentDetails(prepayment),
    voucherCode: invoice.voucherCode ?? '',
    soldInGroups: invoice.soldInGroups === undefined ? '' : JSON.stringify(invoice.soldInGroups),
  };
  const named = Object.entries(values).map(
    ([name, value]) => [invoiceDetailNames[name as InvoiceDetail], value] as const,
  );
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}

function bankFromStored(text: (name: InvoiceDetail) => string): Invoice['bank'] {
  const [bankName, regNumber, accountNumber] = [
    text('bankName'),
    text('regNumber'),
    text('accountNumber'),
  ];
  const none = bankName === '' && regNumber === '' && accountNumber === '';
  return none ? undefined : { bankName, regNumber, accountNumber };
}

function soldInGroupsFrom(stored: string): Pick<Invoice, 'soldInGroups'> {
  if (stored === '') return {};
  return { soldInGroups: JSON.parse(stored) as NonNullable<Invoice['soldInGroups']> };
}

interface StoredInvoice {
  readonly id: string;
  readonly number: number;
  readonly date: string;
  readonly payDate: string;
  readonly status: Invoice['status'];
  readonly company?: string | undefined;
  readonly name?: string | undefined;
  readonly customerId?: string | undefined;
  readonly orderTitle?: string | undefined;
  readonly amountDue: number;
  readonly isDeposit?: boolean | undefined;
  readonly everIssued?: boolean | undefined;
  readonly payments?: readonly StoredPayment[] | undefined;
  readonly creditNote?: StoredCreditNote | undefined;
  readonly mail?: StoredMail | undefined;
  readonly version?: number | undefined;
  readonly row?: StoredRow | undefined;
  readonly details: StoredDetails;
  readonly lines: readonly StoredLine[];
}

function rowFromStored(row: StoredRow = {}) {
  const { o: linkedOrder, cr: countedCredit = 0, cy: countedIn } = row;
  return { countedCredit, countedIn, ...(linkedOrder === undefined ? {} : { linkedOrder }) };
}

export function invoiceFromStored(item: StoredInvoice): Invoice {
  const text = (name: InvoiceDetail) => String(item.details[invoiceDetailNames[name]] ?? '');
  const amount = (name: InvoiceDetail) => Number(item.details[invoiceDetailNames[name]] ?? 0);
  const [price, tax] = [amount('price'), amount('tax')];
  const customerId = item.customerId ?? text('customerId');
  return {
    id: item.id,
    number: item.number,
    status: item.status,
    isDeposit: item.isDeposit ?? false,
    everIssued: item.everIssued ?? false,
    ...rowFromStored(item.row),
    countedFor: item.customerId,
    payments: (item.payments ?? []).map(paymentFromStored),
    ...(item.creditNote === undefined ? {} : { creditNote: creditNoteFrom(item.creditNote) }),
    ...(item.mail === undefined ? {} : { mail: mailFrom(item.mail) }),
    version: item.version ?? 0,
    date: item.date,
    payDate: item.payDate,
    issuedAt: text('issuedAt'),
    ...(text('voucherCode') !== '' && { voucherCode: text('voucherCode') }),
    taxPercent: amount('taxPercent'),
    currency: text('currency'),
    ...exchangeFrom(amount('exchangeRate'), text('exchangeDate')),
    settingsVersion: amount('settingsVersion'),
    sums: { price, tax, total: price + tax, amountDue: item.amountDue },
    bank: bankFromStored(text),
    ...vatFrom(text('vat')),
    ...prepaymentFrom(text, amount),
    ...soldInGroupsFrom(text('soldInGroups')),
    lines: linesFromStored(item.lines),
    buyer: {
      ...(customerId === '' ? {} : { customerId }),
      company: item.company ?? '',
      name: item.name ?? '',
      cvr: text('cvr'),
      vatNumber: text('vatNumber'),
      phone: text('phone'),
      email: text('email'),
      address: text('address'),
      zipcode: text('zipcode'),
      town: text('town'),
      country: text('country'),
      gln: text('gln'),
      reference: text('reference'),
    },
    order: {
      ...(amount('orderNumber') === 0 ? {} : { number: amount('orderNumber') }),
      title: item.orderTitle ?? '',
      description: text('orderDescription'),
      startDate: text('orderStartDate'),
      endDate: text('orderEndDate'),
      startTime: text('orderStartTime'),
      endTime: text('orderEndTime'),
    },
  };
}
