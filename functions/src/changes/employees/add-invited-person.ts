import type { IdempotentStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';
import { openPlanOf } from '@driftig/domain/company/plan';
import type { DateText } from '@driftig/domain/dates';
import { invitationEvents, invitePerson, type Invitation } from '@driftig/domain/employees/invite';

interface Inviting {
  readonly actor: Actor;
  readonly store: IdempotentStore;
  /** ISO UTC. */
  readonly now: string;
  readonly today: DateText;
  readonly newId: () => string;
}

/**
 * Stores an invited person, who counts in the plan at once; a consumer of the event sends the mail.
 * An e-mail used in another company is invited alike (product A21). `answerOf` makes the answer,
 * which is stored with the change for a retry.
 */
export async function addInvitedPerson<A>(
  { actor, store, now, today, newId }: Inviting,
  form: Invitation,
  answerOf: (person: User) => A,
): Promise<A> {
  const invited = invitePerson(actor, form, newId(), now);
  const answer = answerOf(invited);
  const company = await store.company.get();
  const plan = openPlanOf(company, today);
  await store.employees.assertMayInvite(invited, company);
  const emailElsewhere = await store.employees.isEmailElsewhere(invited.email, now);
  const person = { ...invited, emailElsewhere };
  await store.commit({
    writes: store.employees.add(person, plan),
    ...invitationEvents('invited', person),
    answer,
  });
  return answer;
}
