import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { CompanyData } from '@driftig/data/store';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { receiversOf, withMail } from '@driftig/domain/invoices/mail';

import { changeInvoices } from '../changes/invoices/change/change.ts';
import type { Handler } from '../pipeline/handler.ts';
import { documentSent } from './texts.ts';

/**
 * Sends an invoice or its credit note by e-mail (product D16); the mail itself is sent by the consumer
 * of the event. Refused before the founder has confirmed their e-mail, and above a rate limit, because
 * a mail from us carries words that a stranger wrote.
 */
export const sendInvoice: Handler<typeof invoiceRoutes.sendInvoice> = async ({
  input,
  store,
  actor,
  now: at,
}) => {
  const { id, subject, text, isCreditNote = false, wantsCopy = false } = input.body;
  const { to, cc } = receiversOf(input.body.to, input.body.cc ?? '');
  const [before, company, sender] = await Promise.all([
    store.invoices.getById(id),
    store.company.getCached(),
    store.users.get(actor.userId),
  ]);
  const document = isCreditNote ? 'creditNote' : 'invoice';
  const after = withMail(before, { to, cc, at, document });
  await store.company.assertMayMailCustomers(company, at, to.length + cc.length);
  const isFirst = document === 'invoice' && (await isFirstToLeave(store, before));
  const answer = { message: documentSent(document, to.join(', ')), isFirst };
  const { number } = before;
  const copyTo = wantsCopy ? sender.email : '';
  const { writes } = await changeInvoices(store, { before, after });
  await store.commit({
    writes,
    audit: {
      action: 'invoices.mailed',
      subject: `invoice ${number}`,
      order: before.order.number,
      customer: before.buyer.customerId,
      changes: { to: [...to, ...cc].join(', '), document },
    },
    outbox: [
      {
        name: 'invoiceMailed',
        payload: {
          number,
          document,
          to: to.join(','),
          cc: cc.join(','),
          subject,
          text,
          copyTo,
          at,
        },
      },
    ],
    answer,
  });
  return answer;
};

/** A company with more invoices than these has sent one before; they are not looked through. */
const mostLookedAt = 10;

/** Whether no invoice of the company has left, this one included: mailed, marked as Sent, paid or credited. */
async function isFirstToLeave(store: CompanyData, { status, mail }: Invoice): Promise<boolean> {
  if (mail !== undefined || !isAtHome(status)) return false;
  const { rows } = await store.invoices.list({ limit: mostLookedAt + 1 });
  return rows.length <= mostLookedAt && rows.every((row) => isAtHome(row.status));
}

const isAtHome = (status: Invoice['status']) => status === 'notSent' || status === 'waiting';
