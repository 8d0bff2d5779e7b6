import type { EmployeeEdit } from '@driftig/contracts/employees/employee-record';
import type { CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';
import { openPlanOf } from '@driftig/domain/company/plan';
import type { DateText } from '@driftig/domain/dates';
import { changesOf, editPerson, personEvents } from '@driftig/domain/employees/change-person';
import { invitationEvents } from '@driftig/domain/employees/invite';
import { assertVersion } from '@driftig/domain/assert-version';

interface Changing {
  readonly actor: Actor;
  readonly store: CompanyStore;
  /** ISO UTC. */
  readonly now: string;
  readonly today: DateText;
}

interface Edit {
  readonly id: string;
  /** The version that was read; without one the last edit wins. */
  readonly version: number | undefined;
  readonly edit: EmployeeEdit;
}

/** Optimistic lock: an edit of an older version is refused (409). Answers the person afterwards. */
export async function changePersonForm(
  { actor, store, now, today }: Changing,
  { id, version, edit }: Edit,
): Promise<User> {
  const [read, company] = await Promise.all([store.users.get(id), store.company.get()]);
  assertVersion(read, version);
  const edited = editPerson({ actor, person: read, now }, edit);
  const invitesAnew = edited.invitedAt !== read.invitedAt;
  if (invitesAnew) await store.employees.assertMayInvite(edited, company);
  const after = invitesAnew
    ? { ...edited, emailElsewhere: await store.employees.isEmailElsewhere(edited.email, now) }
    : edited;
  const standing = invitesAnew ? await store.employees.asItStands(read) : read;
  await store.commit({
    writes: store.employees.change(read, after, openPlanOf(company, today), standing),
    ...(invitesAnew
      ? invitationEvents('invitedAgain', after)
      : {
          audit: {
            action: 'employees.edited',
            subject: `user ${id}`,
            changes: changesOf(read, after).audit,
          },
          outbox: personEvents(read, after),
        }),
  });
  return { ...after, version: read.version + 1 };
}
