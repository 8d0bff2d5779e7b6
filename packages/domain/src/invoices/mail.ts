import { addressesIn } from '@driftig/contracts/wire/address-list';
import { asciiDomain } from '@driftig/contracts/wire/email';

import { danishDate } from '../dates.ts';
import { AppError } from '../errors.ts';
import type { Invoice } from './invoice.ts';
import type { MailProblem } from './settling.ts';

interface Sending {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  /** ISO UTC. */
  readonly at: string;
  readonly document: 'invoice' | 'creditNote';
}

/**
 * The invoice once its document is mailed (product D16): an open one is Sent from then on. Mailing it
 * again is the same document once more. Throws conflict for an invoice that is credited, of which the
 * credit note is mailed instead, and for a credit note that there is none of.
 */
export function withMail(invoice: Invoice, { to, cc, at, document }: Sending): Invoice {
  const isCredited = invoice.creditNote !== undefined;
  if (isCredited !== (document === 'creditNote'))
    throw new AppError('conflict', { message: isCredited ? sendCreditNote : noCreditNote });
  const isWaiting = invoice.status === 'notSent' || invoice.status === 'waiting';
  return {
    ...invoice,
    status: isWaiting ? 'sent' : invoice.status,
    mail: { to, cc, at, problems: [], ...(isCredited && { isOfCreditNote: true }) },
  };
}

/** Whether its credit note was mailed: the last mail says so, or is later than the credit note. */
export function isCreditNoteMailed({ mail, creditNote }: Invoice): boolean {
  if (mail === undefined || creditNote === undefined) return false;
  return mail.isOfCreditNote === true || danishDate(mail.at) > creditNote.date;
}

const sendCreditNote = 'Fakturaen er krediteret. Send kreditnotaen i stedet.';
const noCreditNote = 'Fakturaen har ingen kreditnota.';

/** Receivers and copies of a mail, each once: who is a receiver needs no copy. */
export function receiversOf(to: string, cc: string): Pick<Sending, 'to' | 'cc'> {
  const receivers = addressesIn(to);
  const known = new Set(receivers.map((address) => address.toLowerCase()));
  return {
    to: receivers,
    cc: addressesIn(cc).filter((address) => !known.has(address.toLowerCase())),
  };
}

interface ReturnedMail {
  readonly problem: MailProblem;
  /** When the mail was sent, ISO UTC. */
  readonly sentAt: string;
  /** From which addresses it came back, as the mail service writes them. */
  readonly from: readonly string[];
}

/**
 * Marks the invoice after its mail came back. Undefined when a later mail was sent meanwhile, or
 * when the mail came back from an address that is not a recipient, such as the sender's own copy.
 */
export function withMailProblem(
  invoice: Invoice,
  { problem, sentAt, from }: ReturnedMail,
): Invoice | undefined {
  const { mail } = invoice;
  if (mail?.at !== sentAt) return undefined;
  const returned = new Set(from.map(comparable));
  const failed = [...mail.to, ...mail.cc].filter((address) => returned.has(comparable(address)));
  if (failed.length === 0) return undefined;
  const others = mail.problems.filter(({ email }) => !failed.includes(email));
  const problems = [...others, ...failed.map((email) => ({ email, problem }))];
  return { ...invoice, mail: { ...mail, problems } };
}

/** Whether a receiver must be written to otherwise: passing problems are tried again by the mail service. */
export const hasReturned = (mail: Invoice['mail']): boolean =>
  mail?.problems.some(({ problem }) => problem !== 'passing') ?? false;

/** An address as it is sent: the domain in ASCII, without regard to case. */
function comparable(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return `${address.slice(0, at)}${asciiDomain(domain) ?? domain}`.toLowerCase();
}
