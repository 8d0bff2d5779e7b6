import type { recordRoutes } from '@driftig/contracts/records';
import type { CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError } from '@driftig/domain/errors';
import { deleted } from '@driftig/domain/invoices/effects';
import { mayDelete } from '@driftig/domain/invoices/status';

import type { Handler } from '../http/handler.ts';
import { deletePerson } from './delete-person.ts';
import { recordDeleted } from './texts.ts';

export const deleteRecord: Handler<typeof recordRoutes.deleteRecord> = async (context) => {
  const { input, store, actor, now } = context;
  const { type, id } = input.body;
  if (type === 'employees') return { message: await deletePerson(context, id) };
  if (type === 'invoices') await deleteInvoice(store, actor, id, now);
  else
    await store.commit({
      writes: [store.records.remove(type, id)],
      audit: { action: 'records.deleted', subject: `${type} ${id}` },
    });
  return { message: recordDeleted };
};

/** An unsent invoice goes and leaves its number used; an issued one stays (readings §3). */
async function deleteInvoice(
  store: CompanyStore,
  actor: Actor,
  id: string,
  now: string,
): Promise<void> {
  const invoice = await store.invoices.byId(id);
  if (!mayDelete(invoice)) throw new AppError('invoice_issued');
  const { number } = invoice;
  const order = invoice.order.number && (await store.orders.find(invoice.order.number));
  const linked = order && order.invoiceNumber === number;
  await store.commit({
    writes: [
      store.invoices.bury(invoice, now, actor.userId),
      ...deleted(invoice).map((delta) => store.totals.add(delta)),
      ...(linked ? [store.orders.unlinkInvoice(order.number, number)] : []),
    ],
    audit: {
      action: 'invoices.deleted',
      subject: `invoice ${invoice.number}`,
      changes: { amountDue: invoice.sums.amountDue, date: invoice.date },
    },
  });
}
