import type { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { User } from '@driftig/domain/auth/user';
import { openPlanOf } from '@driftig/domain/company/plan';
import {
  changesOf,
  personEvents,
  type PersonChange,
} from '@driftig/domain/employees/change-person';

import type { Context } from '../../pipeline/handler.ts';

type Changing = Pick<
  Context<typeof employeeRoutes.changeRole>,
  'actor' | 'store' | 'now' | 'today'
>;

/** Changes a person by a rule. What is already so is not written again. */
export async function changePerson(
  { actor, store, now, today }: Changing,
  id: string,
  rule: (act: PersonChange) => User,
): Promise<User> {
  const [person, company] = await Promise.all([store.users.get(id), store.company.get()]);
  const after = rule({ actor, person, now });
  const { set, audit } = changesOf(person, after);
  if (Object.keys(set).length === 0) return person;
  await store.commit({
    writes: store.employees.change(person, after, openPlanOf(company, today)),
    audit: { action: 'employees.changed', subject: `user ${id}`, changes: audit },
    outbox: personEvents(person, after),
  });
  return after;
}
