import { companyStore } from '@driftig/data/store';
import { withMailProblem } from '@driftig/domain/invoices/mail';
import { mailSystem } from '@driftig/domain/history/actor-name';
import { ulid } from 'ulid';

import { consumeMailProblems } from '../events/consume-mail-problems.ts';
import { services } from '../pipeline/services.ts';
import { invoiceMailKind, readMailTag } from './invoice-mail-tag.ts';

/**
 * Shows on the invoice that its mail came back or was reported as spam. Other mails are left to the
 * company's own consumer; an older mail than the last one of the invoice changes nothing.
 */
export const handler = consumeMailProblems(async ({ kind, at, about }) => {
  const tag = about?.kind === invoiceMailKind ? readMailTag(about.id) : undefined;
  if (about === undefined || tag === undefined) return;
  const scope = { companyId: about.companyId, userId: mailSystem };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const before = await store.invoices.find(tag.number);
  const after = before && withMailProblem(before, kind, tag.at);
  if (before === undefined || after === undefined) return;
  await store.commit({
    writes: [store.invoices.change(before, after)],
    audit: {
      action: 'invoices.mailCameBack',
      subject: `invoice ${tag.number}`,
      order: before.order.number,
      customer: before.buyer.customerId,
      changes: { kind },
    },
  });
});
