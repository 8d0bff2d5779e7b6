import { mayHaveType } from '@driftig/contracts/records/record-access';
import type { ReadTypeName } from '@driftig/contracts/records/record-contracts';
import type { recordRoutes } from '@driftig/contracts/records/routes';
import type { HistoryOf } from '@driftig/data/log/history.repository';
import type { CompanyData } from '@driftig/data/store';
import { AppError } from '@driftig/domain/errors';
import { actorName } from '@driftig/domain/history/actor-name';
import { historyText } from '@driftig/domain/history/history-text';

import type { Handler } from '../pipeline/handler.ts';

/** The history of a record that is there: throws not_found for another company's, as for none. */
export const listHistory: Handler<typeof recordRoutes.listHistory> = async ({
  actor,
  input,
  store,
  nextPage,
}) => {
  const { type, id, ...page } = input.query;
  if (!mayHaveType(type, actor)) throw new AppError('forbidden');
  const { rows, cursor } = await store.history.list(await findSubject(store, type, id), page);
  nextPage(cursor);
  const names = await store.users.namesOf(rows.map(({ by }) => by));
  return rows.map((event) => ({
    id: event.eventId,
    at: event.at,
    name: actorName(event.by, names),
    text: historyText(event),
  }));
};

async function findSubject(store: CompanyData, type: ReadTypeName, id: string): Promise<HistoryOf> {
  switch (type) {
    case 'orders':
      return { order: (await store.orders.getById(id)).number };
    case 'invoices':
      return { subject: `invoice ${(await store.invoices.getById(id)).number}` };
    case 'employees':
      return { subject: `user ${(await store.users.get(id)).userId}` };
    case 'departments':
      return { subject: `department ${(await store.departments.get(id)).departmentId}` };
    case 'customers':
      return { customer: (await store.records.get(type, id)).id };
    default:
      return { subject: `${type} ${(await store.records.get(type, id)).id}` };
  }
}
