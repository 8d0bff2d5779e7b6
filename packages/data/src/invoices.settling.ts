import type { Invoice } from '@driftig/domain/invoices/invoice';
import { paidAmount, paidOn } from '@driftig/domain/invoices/payment';
import type { CreditNote, InvoiceMail, Payment } from '@driftig/domain/invoices/settling';

import type {
  StoredCreditNote,
  StoredMail,
  StoredPayment,
  StoredRow,
} from './invoices.entities.ts';
import type { InvoiceDetail } from './stored-names.ts';

type RowParts = Pick<Invoice, 'linkedOrder' | 'payments' | 'status'>;

export function rowToStored({ linkedOrder, payments, status }: RowParts): StoredRow {
  const paid = paidAmount({ payments });
  const day = paidOn({ payments, status });
  return {
    ...(linkedOrder === undefined ? {} : { o: linkedOrder }),
    ...(paid === 0 ? {} : { pa: paid }),
    ...(day === undefined ? {} : { po: day }),
  };
}

export function paymentsToStored(payments: readonly Payment[]): StoredPayment[] {
  return payments.map(({ id, date, amount, text, settledFrom }) =>
    settledFrom === undefined ? [id, date, amount, text] : [id, date, amount, text, settledFrom],
  );
}

export function paymentFromStored([id, date, amount, text, settledFrom]: StoredPayment): Payment {
  return { id, date, amount, text, ...(settledFrom === undefined ? {} : { settledFrom }) };
}

export function creditNoteToStored({ number, date, reason }: CreditNote): StoredCreditNote {
  return [number, date, reason];
}

export function creditNoteFrom([number, date, reason]: StoredCreditNote): CreditNote {
  return { number, date, reason };
}

export function mailToStored({ to, cc, at, problems }: InvoiceMail): StoredMail {
  const failed = problems.map(({ email, problem }) => [email, problem] as const);
  if (cc.length > 0) return [to.join(','), at, failed, cc.join(',')];
  return failed.length > 0 ? [to.join(','), at, failed] : [to.join(','), at];
}

export function mailFrom([to, at, problems = [], cc = '']: StoredMail): InvoiceMail {
  const failed = typeof problems === 'string' ? [[to, problems] as const] : problems;
  return {
    to: to.split(','),
    cc: cc === '' ? [] : cc.split(','),
    at,
    problems: failed.map(([email, problem]) => ({ email, problem })),
  };
}

export function prepaymentFrom(date: string, amount: (name: InvoiceDetail) => number) {
  if (date === '') return {};
  const number = amount('depositNumber');
  return { prepayment: { number, date, price: amount('depositPrice'), tax: amount('depositTax') } };
}
