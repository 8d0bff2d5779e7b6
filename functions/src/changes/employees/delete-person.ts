import type { CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';
import { openPlanOf } from '@driftig/domain/company/plan';
import type { DateText } from '@driftig/domain/dates';
import { assertMayChange } from '@driftig/domain/employees/assert-may-change';
import { changesOf, deactivate, personEvents } from '@driftig/domain/employees/change-person';

interface Changing {
  readonly actor: Actor;
  readonly store: CompanyStore;
  /** ISO UTC. */
  readonly now: string;
  readonly today: DateText;
}

/**
 * Deletes a person who never signed up: then the answer is undefined. Anyone who has had an account
 * is named in records and in the audit trail, so they are deactivated and given back.
 */
export async function deletePerson(
  { actor, store, now, today }: Changing,
  id: string,
): Promise<User | undefined> {
  const [person, company] = await Promise.all([store.users.get(id), store.company.get()]);
  const plan = openPlanOf(company, today);
  const subject = `user ${id}`;
  assertMayChange(actor, person);
  if (person.status === 'invited') {
    await store.commit({
      writes: await store.employees.remove(person),
      audit: { action: 'employees.invitationWithdrawn', subject },
    });
    return undefined;
  }
  const after = deactivate({ actor, person, now });
  await store.commit({
    writes: store.employees.change(person, after, plan),
    audit: { action: 'employees.changed', subject, changes: changesOf(person, after).audit },
    outbox: personEvents(person, after),
  });
  return person;
}
