import { AppError } from '../errors.ts';
import type { Invoice } from './invoice.ts';
import type { MailProblem } from './settling.ts';

interface Sending {
  readonly to: string;
  /** ISO UTC. */
  readonly at: string;
  readonly document: 'invoice' | 'creditNote';
}

/**
 * The invoice once its document is mailed (product D16): an open one is Sent from then on. Mailing it
 * again is the same document once more. Throws conflict for an invoice that is credited, of which the
 * credit note is mailed instead, and for a credit note that there is none of.
 */
export function withMail(invoice: Invoice, { to, at, document }: Sending): Invoice {
  const isCredited = invoice.creditNote !== undefined;
  if (isCredited !== (document === 'creditNote'))
    throw new AppError('conflict', { message: isCredited ? sendCreditNote : noCreditNote });
  const isWaiting = invoice.status === 'notSent' || invoice.status === 'waiting';
  return { ...invoice, status: isWaiting ? 'sent' : invoice.status, mail: { to, at } };
}

const sendCreditNote = 'Fakturaen er krediteret. Send kreditnotaen i stedet.';
const noCreditNote = 'Fakturaen har ingen kreditnota.';

/** The invoice once a mail of it came back. Undefined when a later mail was sent meanwhile. */
export function withMailProblem(
  invoice: Invoice,
  problem: MailProblem,
  sentAt: string,
): Invoice | undefined {
  const { mail } = invoice;
  return mail?.at === sentAt ? { ...invoice, mail: { ...mail, problem } } : undefined;
}
