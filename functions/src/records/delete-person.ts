import { openPlanOf } from '@driftig/domain/company/plan';
import { changesOf, deactivate, sessionEndEvents } from '@driftig/domain/employees/change-person';
import { assertMayChange } from '@driftig/domain/employees/assert-may-change';
import { nameOf } from '@driftig/domain/employees/name-of';

import type { Making } from './keeper.ts';
import { personKept, recordDeleted } from './texts.ts';

/**
 * Whoever has had an account stands in what was registered, if only as the one who signed up, and
 * is deactivated instead. Gives what the caller is told.
 */
export async function deletePerson(
  { actor, store, now, today }: Omit<Making, 'newId'>,
  id: string,
): Promise<string> {
  const [person, company] = await Promise.all([store.users.get(id), store.company.get()]);
  const plan = openPlanOf(company, today);
  const subject = `user ${id}`;
  assertMayChange(actor, person);
  if (person.status === 'invited') {
    await store.commit({
      writes: store.employees.remove(person),
      audit: { action: 'employees.invitationWithdrawn', subject },
    });
    return recordDeleted;
  }
  const after = deactivate({ actor, person, now });
  await store.commit({
    writes: store.employees.change(person, after, plan),
    audit: { action: 'employees.changed', subject, changes: changesOf(person, after).audit },
    outbox: sessionEndEvents(person, after),
  });
  return personKept(nameOf(person));
}
