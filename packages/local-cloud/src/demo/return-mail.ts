import type { Invoice } from '@driftig/domain/invoices/invoice';
import { mailSystem } from '@driftig/domain/history/actor-name';
import { withMail, withMailProblem } from '@driftig/domain/invoices/mail';

import type { DemoWriter } from './demo-writer.ts';

/** How long after the mail it came back. */
const minutesUntilBack = 3;

/**
 * Mails an open invoice to an address that does not exist, so that it comes back; gives the invoice. The
 * mail itself is left out: nothing of a demo company is sent.
 */
export async function returnMail(
  writer: DemoWriter,
  numbers: readonly number[],
  at: string,
): Promise<{ readonly invoice: Invoice; readonly to: string } | undefined> {
  const { store } = writer.at(at);
  const found = await Promise.all(numbers.map((number) => store.invoices.find(number)));
  const open = found.findLast((one) => one?.status === 'sent');
  if (open === undefined) return undefined;
  const { number, buyer, order } = open;
  const to = `bogholderi@${buyer.email.split('@')[1] ?? 'eksempel.dk'}`;
  const about = {
    subject: `invoice ${number}`,
    order: order.number,
    customer: buyer.customerId,
  };
  const mailed = withMail(open, { to: [to], cc: [], at, document: 'invoice' });
  await store.commit({
    writes: [store.invoices.change(open, mailed)],
    audit: { action: 'invoices.mailed', ...about, changes: { to, document: 'invoice' } },
  });
  const stored = await store.invoices.find(number);
  const returned =
    stored && withMailProblem(stored, { problem: 'permanent', sentAt: at, from: [to] });
  if (stored === undefined || returned === undefined) return undefined;
  const back = new Date(Date.parse(at) + minutesUntilBack * 60_000).toISOString();
  const mailer = writer.at(back, { companyId: writer.actor.companyId, userId: mailSystem }).store;
  await mailer.commit({
    writes: [mailer.invoices.change(stored, returned)],
    audit: { action: 'invoices.mailCameBack', ...about, changes: { kind: 'permanent' } },
  });
  return { invoice: returned, to };
}
