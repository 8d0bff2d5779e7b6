import { companyStore, type CompanyData } from '@driftig/data/store';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { withMailProblem } from '@driftig/domain/invoices/mail';
import { mailSystem } from '@driftig/domain/history/actor-name';
import type { Telling } from '@driftig/domain/notifications/occasion';
import { ulid } from 'ulid';

import { managersToTell } from '../changes/employees/people-of.ts';
import { consumeMailProblems } from '../events/consume-mail-problems.ts';
import { services } from '../pipeline/services.ts';
import { invoiceMailKind, readMailTag } from './invoice-mail-tag.ts';

/**
 * Shows on the invoice that its mail came back or was reported as spam. Other mails are left to the
 * company's own consumer; an older mail than the last one of the invoice changes nothing.
 */
export const handler = consumeMailProblems(async ({ kind, at, from, about }) => {
  const tag = about?.kind === invoiceMailKind ? readMailTag(about.id) : undefined;
  if (about === undefined || tag === undefined) return;
  const scope = { companyId: about.companyId, userId: mailSystem };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const before = await store.invoices.find(tag.number);
  const after = before && withMailProblem(before, { problem: kind, sentAt: tag.at, from });
  if (before === undefined || after === undefined) return;
  const failed = newProblems(before, after);
  await store.commit({
    writes: [store.invoices.change(before, after)],
    audit: {
      action: 'invoices.mailCameBack',
      subject: `invoice ${tag.number}`,
      order: before.order.number,
      customer: before.buyer.customerId,
      changes: { kind },
    },
    tells:
      kind === 'passing' || failed.length === 0
        ? []
        : [await bounceTelling(store, before, { problem: kind, at: tag.at, failed })],
  });
});

interface Bounce {
  readonly problem: 'permanent' | 'complaint';
  /** When the mail was sent, ISO UTC. */
  readonly at: string;
  readonly failed: readonly string[];
}

/** The receivers that were not known to have this problem; an event may come twice. */
function newProblems(before: Invoice, after: Invoice): string[] {
  const known = before.mail?.problems ?? [];
  return (after.mail?.problems ?? [])
    .filter(
      ({ email, problem }) => !known.some((one) => one.email === email && one.problem === problem),
    )
    .map(({ email }) => email);
}

/** Notifies the sender of the mail if they may still see invoices; otherwise all managers. */
async function bounceTelling(
  store: CompanyData,
  { number, buyer }: Invoice,
  { problem, at, failed }: Bounce,
): Promise<Telling> {
  const [managers, { rows }] = await Promise.all([
    managersToTell(store),
    store.history.list({ subject: `invoice ${number}` }, {}),
  ]);
  const sent = rows.find((row) => row.action === 'invoices.mailed' && row.at === at);
  const to = sent !== undefined && managers.includes(sent.by) ? [sent.by] : managers;
  const customer = buyer.company === '' ? buyer.name : buyer.company;
  const facts = { number, customer, to: failed.join(', '), problem };
  return { to, occasion: { kind: 'invoiceBounced', facts } };
}
