import type { Invoice } from '@driftig/domain/invoices/invoice';
import { paidAmount, writtenOffAmount } from '@driftig/domain/invoices/balance';
import { hasReturned } from '@driftig/domain/invoices/mail';
import { paidOn } from '@driftig/domain/invoices/settling-entry';
import type { CreditNote, InvoiceMail, Payment } from '@driftig/domain/invoices/settling';

import type { VatShare } from '@driftig/domain/invoices/vat/vat-shares';

import type {
  StoredCreditNote,
  StoredMail,
  StoredPayment,
  StoredRow,
} from './invoices.entities.ts';
import type { InvoiceDetail } from '../core/stored-names.ts';

type RowParts = Pick<
  Invoice,
  'linkedOrder' | 'payments' | 'status' | 'sums' | 'countedCredit' | 'countedIn' | 'mail'
>;

export function rowToStored(invoice: RowParts): StoredRow {
  const { linkedOrder, payments, countedCredit = 0, countedIn, mail } = invoice;
  const paid = paidAmount({ payments });
  const writtenOff = writtenOffAmount({ payments });
  const day = paidOn(invoice);
  return {
    ...(linkedOrder === undefined ? {} : { o: linkedOrder }),
    ...(paid === 0 ? {} : { pa: paid }),
    ...(day === undefined ? {} : { po: day }),
    ...(countedCredit === 0 ? {} : { cr: countedCredit }),
    ...(writtenOff === 0 ? {} : { wo: writtenOff }),
    ...(countedIn === undefined ? {} : { cy: countedIn }),
    ...(hasReturned(mail) ? { mr: 1 } : {}),
  };
}

export function paymentsToStored(payments: readonly Payment[]): StoredPayment[] {
  return payments.map((payment): StoredPayment => {
    const { id, date, amount, text, settledFrom, kind = 'payment', other } = payment;
    const paid = [id, date, amount, text] as const;
    if (kind === 'payment') return settledFrom === undefined ? paid : [...paid, settledFrom];
    const named = [...paid, settledFrom ?? null, kind] as const;
    return other === undefined ? named : [...named, other];
  });
}

export function paymentFromStored(stored: StoredPayment): Payment {
  const [id, date, amount, text, settledFrom, kind, other] = stored;
  return {
    id,
    date,
    amount,
    text,
    ...(settledFrom ? { settledFrom } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(other === undefined ? {} : { other }),
  };
}

export function creditNoteToStored({ number, date, reason, paid }: CreditNote): StoredCreditNote {
  return paid === undefined ? [number, date, reason] : [number, date, reason, paid];
}

export function creditNoteFrom([number, date, reason, paid]: StoredCreditNote): CreditNote {
  return { number, date, reason, ...(paid === undefined ? {} : { paid }) };
}

export function mailToStored({ to, cc, at, problems, isOfCreditNote }: InvoiceMail): StoredMail {
  const failed = problems.map(({ email, problem }) => [email, problem] as const);
  if (isOfCreditNote === true) return [to.join(','), at, failed, cc.join(','), 1];
  if (cc.length > 0) return [to.join(','), at, failed, cc.join(',')];
  return failed.length > 0 ? [to.join(','), at, failed] : [to.join(','), at];
}

export function mailFrom([to, at, problems = [], cc = '', credit]: StoredMail): InvoiceMail {
  const failed = typeof problems === 'string' ? [[to, problems] as const] : problems;
  return {
    to: to.split(','),
    cc: cc === '' ? [] : cc.split(','),
    at,
    problems: failed.map(([email, problem]) => ({ email, problem })),
    ...(credit === 1 && { isOfCreditNote: true }),
  };
}

type StoredShare = readonly [code: VatShare['code'], price: number, tax: number];

/** Sums by VAT code as a text; '' where all has the company's own rate. */
export const sharesToStored = (vat: readonly VatShare[] | undefined): string =>
  vat === undefined ? '' : JSON.stringify(vat.map(({ code, price, tax }) => [code, price, tax]));

export function vatFrom(stored: string): { readonly vat?: readonly VatShare[] } {
  if (stored === '') return {};
  const shares = JSON.parse(stored) as readonly StoredShare[];
  return { vat: shares.map(([code, price, tax]) => ({ code, price, tax })) };
}

export function prepaymentFrom(
  text: (name: InvoiceDetail) => string,
  amount: (name: InvoiceDetail) => number,
) {
  const date = text('depositDate');
  if (date === '') return {};
  const number = amount('depositNumber');
  const sums = { price: amount('depositPrice'), tax: amount('depositTax') };
  const rate = amount('depositRate');
  const kept = { ...vatFrom(text('depositVat')), ...(rate === 0 ? {} : { rate }) };
  return { prepayment: { number, date, ...sums, ...kept } };
}

export function prepaymentDetails(prepayment: Invoice['prepayment']) {
  const { number = '', date = '', price = '', tax = '', vat, rate = '' } = prepayment ?? {};
  return {
    depositNumber: number,
    depositDate: date,
    depositPrice: price,
    depositTax: tax,
    depositVat: sharesToStored(vat),
    depositRate: rate,
  };
}

export function exchangeFrom(rate: number, date: string): Pick<Invoice, 'exchange'> {
  return rate === 0 ? {} : { exchange: { rate, date } };
}
