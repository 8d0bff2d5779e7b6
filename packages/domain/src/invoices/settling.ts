import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import type { paymentKinds } from '@driftig/contracts/invoices/payment-kinds';

import type { DateText } from '../dates.ts';
import type { Oere } from '../money.ts';
import type { VatShare } from './vat/vat-shares.ts';

/** The deposit that an End invoice takes off its total, as it was invoiced (product D2, F4). */
export interface Prepayment {
  readonly number: number;
  readonly date: DateText;
  /** Net of VAT. */
  readonly price: Oere;
  readonly tax: Oere;
  /** Both by VAT code; left out where all has the company's own rate. */
  readonly vat?: readonly VatShare[] | undefined;
  /** Kroner for 100 of its currency; undefined in kroner. */
  readonly rate?: number | undefined;
}

/**
 * Kinds of entries that settle an invoice (product D16, D35, D36). `refund` is money paid back to
 * the customer. A credit of one invoice that is used on another is `creditOut` there and `creditIn`
 * here, with one id. A `writeOff` closes a rest that is not paid.
 */
export type PaymentKind = (typeof paymentKinds)[number];

/** An entry of what was paid of an invoice; `amount` is above 0 whichever way it goes. */
export interface Payment {
  readonly id: string;
  readonly date: DateText;
  readonly amount: Oere;
  readonly text: string;
  /** Left out for `payment`. */
  readonly kind?: PaymentKind | undefined;
  /** The number of the other invoice of a credit. */
  readonly other?: number | undefined;
  /** The status before, on the payment that settled the invoice; it comes back when that is undone. */
  readonly settledFrom?: InvoiceStatus | undefined;
}

/** The last mail of an invoice (product D16), and what became of it. */
export interface InvoiceMail {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  /** ISO UTC. */
  readonly at: string;
  /** The receivers it came back from, each once; `passing` may still arrive. */
  readonly problems: readonly ReceiverProblem[];
  /** The mail had the credit note; mails from before this was stored do not say it. */
  readonly isOfCreditNote?: boolean | undefined;
}

interface ReceiverProblem {
  readonly email: string;
  readonly problem: MailProblem;
}

/** A mail that did not arrive for good or for now, or that was reported as spam. */
export type MailProblem = 'permanent' | 'passing' | 'complaint';

/**
 * The document that takes a whole invoice back (product D21, F6): it has a number of its own series
 * and refers to the invoice's number and date. Its lines and sums are those of the invoice, which is
 * never changed or deleted once it is credited.
 */
export interface CreditNote {
  readonly number: number;
  readonly date: DateText;
  /** Reason as printed on the document; '' for none. */
  readonly reason: string;
  /** Paid amount when it was credited; undefined on invoices from before it was stored. */
  readonly paid?: Oere | undefined;
}
