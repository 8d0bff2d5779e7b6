import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { mailCopies, mailReceivers, mailSubject, mailText } from '../wire/mail-fields.ts';
import { dateText } from '../wire/wire-dates.ts';
import { oneLine, text } from '../wire/text.ts';
import { kroner, kronerAnswer, wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, flag, id, message, request, response } from '../wire/wire.ts';
import { invoiceStatus } from './invoice-status.ts';
import { recordedKinds } from './payment-kinds.ts';

const changes = [...recordChanges.invoices, 'listOpenDeposits'] as const;

/** State of the invoice after the payment. */
const settled = response(
  { open: kronerAnswer, credit: kronerAnswer, status: invoiceStatus, message: z.string() },
  {},
);

const recording = request(
  {
    id,
    date: dateText,
    amount: kroner,
    text: blankable(oneLine(200)),
    /** A payment where it is left out. */
    kind: z.enum(recordedKinds, { error: 'Ukendt betaling.' }).optional(),
    /** The invoice that `useCredit` pays. */
    otherinvoice: wholeNumber({ min: 1, max: 999_999_999, error: 'Vælg en faktura.' }).optional(),
    /** Without it a payment of what is paid already is refused with a question. */
    confirmed: flag.optional(),
  },
  { otherinvoice: 'otherNumber' },
);

const orderNumber = wholeNumber({ min: 1, max: 999_999_999, error: 'Vælg en ordre.' });

/** The typed text and receivers of the e-mail; the PDF is attached. */
const mailing = request(
  {
    id,
    creditnote: flag.optional(),
    to: mailReceivers,
    cc: mailCopies.optional(),
    subject: mailSubject,
    text: mailText,
    copy: flag.optional(),
  },
  { creditnote: 'isCreditNote', copy: 'wantsCopy' },
);

/** Calls on an issued invoice, of our own (product D8, D16, D21). */
export const settlingSpecs = {
  creditInvoice: {
    method: 'POST',
    path: '/upd/creditInvoice',
    access: 'manager',
    summary: 'Krediterer en hel faktura med en kreditnota',
    changes: [...changes, 'listOrdersToInvoice'],
    body: request({ id, reason: blankable(text(500)) }, {}),
    response: response(
      { creditnumber: z.int(), date: z.string(), message: z.string() },
      { creditnumber: 'number' },
    ),
    status: 201,
    errors: ['not_found', 'conflict', 'key_reused'],
    idempotent: true,
  },
  recordPayment: {
    method: 'POST',
    path: '/upd/recordPayment',
    access: 'manager',
    summary:
      'Registrerer en betaling, en tilbagebetaling, brug af det, kunden har til gode, eller en afskrivning',
    changes,
    body: recording,
    response: settled,
    status: 201,
    errors: ['not_found', 'conflict', 'needs_confirmation', 'key_reused'],
    idempotent: true,
  },
  sendInvoice: {
    method: 'POST',
    path: '/upd/sendInvoice',
    access: 'manager',
    summary: 'Sender en faktura eller dens kreditnota som PDF i en mail',
    changes,
    body: mailing,
    response: response(
      {
        message: z.string(),
        /** 1 for the first invoice of the company that leaves (product D41). */
        first: flag,
      },
      { first: 'isFirst' },
    ),
    errors: ['not_found', 'conflict', 'key_reused', 'email_unconfirmed', 'too_many'],
    idempotent: true,
  },
  undoPayment: {
    method: 'POST',
    path: '/upd/undoPayment',
    access: 'manager',
    summary: 'Fortryder en registreret betaling',
    changes,
    body: request({ id, paymentid: id }, { paymentid: 'paymentId' }),
    response: settled,
    errors: ['not_found', 'conflict'],
  },
  mergeInvoice: {
    method: 'POST',
    path: '/upd/mergeInvoice',
    access: 'manager',
    plan: 'advancedInvoicing',
    summary: 'Lægger en faktura på en ordre',
    changes: [...changes, 'listOrdersToInvoice'],
    body: request(
      // Without `confirmed` an order of another customer is refused with a question.
      { id, ordernumber: orderNumber, confirmed: flag.optional() },
      { ordernumber: 'orderNumber' },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'needs_confirmation', 'plan_limit'],
  },
  unmergeInvoice: {
    method: 'POST',
    path: '/upd/unmergeInvoice',
    access: 'manager',
    summary: 'Tager en faktura af sin ordre igen',
    changes: [...changes, 'listOrdersToInvoice'],
    body: request({ id }, {}),
    response: message,
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, RouteSpec>;
