import {
  employeeInput,
  employeeRecord,
  type EmployeeInput,
} from '@driftig/contracts/employees/employee-record';
import { normalizeEmail } from '@driftig/domain/auth/registration';
import type { User } from '@driftig/domain/auth/user';
import { openPlanOf } from '@driftig/domain/company/plan';
import { changesOf, editPerson, sessionEndEvents } from '@driftig/domain/employees/change-person';
import { invitationEvents, invitePerson } from '@driftig/domain/employees/invite';
import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError } from '@driftig/domain/errors';
import * as z from 'zod';

import { deletePerson } from './delete-person.ts';
import {
  wholeList,
  type Edit,
  type Making,
  type Reader,
  type Remover,
  type Saved,
  type Saver,
} from './keeper.ts';

/** A new person is an invited one: the same rule as /emp/save-dog, with more fields. */
export const employeeKeeper: Reader & Saver & Remover = {
  async options(store) {
    const people = await store.users.list();
    const working = people.filter(({ status }) => status !== 'inactive');
    return wholeList(working.map((person) => ({ id: person.userId, name: nameOf(person) })));
  },

  async get(store, id) {
    return wireEmployee(await store.users.get(id));
  },

  async create({ actor, store, now, today, newId }, fields) {
    const person = invitePerson(actor, z.decode(employeeInput, fields), newId(), now);
    const answer = wireEmployee(person);
    const plan = openPlanOf(await store.company.get(), today);
    await store.employees.assertMayInvite(person);
    await store.commit({
      writes: store.employees.add(person, plan),
      ...invitationEvents('invited', person),
      answer,
    });
    return answer;
  },

  edit: editEmployee,
  remove: deletePerson,
};

/** An edit may name only some fields; the others stay. */
async function editEmployee(
  { actor, store, now, today }: Making,
  { id, version, fields }: Edit,
): Promise<Saved> {
  const [read, company] = await Promise.all([store.users.get(id), store.company.get()]);
  if (version !== undefined && version !== read.version) throw new AppError('conflict');
  const { id: _, version: __, ...before } = wireEmployee(read);
  const form = z.decode(employeeInput, { ...before, ...fields });
  const after = editPerson({ actor, person: read, now }, filledIn(form, read));
  const invitesAnew = after.invitedAt !== read.invitedAt;
  if (invitesAnew) await store.employees.assertMayInvite(after);
  await store.commit({
    writes: store.employees.change(read, after, openPlanOf(company, today)),
    ...(invitesAnew
      ? invitationEvents('invitedAgain', after)
      : {
          audit: {
            action: 'employees.edited',
            subject: `user ${id}`,
            changes: changesOf(read, after).audit,
          },
          outbox: sessionEndEvents(read, after),
        }),
  });
  return wireEmployee({ ...after, version: read.version + 1 });
}

function filledIn(form: EmployeeInput, { role }: User) {
  return {
    name: form.name,
    email: normalizeEmail(form.email),
    phone: form.phone ?? '',
    mobile: form.mobile ?? '',
    departmentId: form.departmentId ?? '',
    role: form.role ?? role,
    location: form.location ?? '',
  };
}

function wireEmployee(person: User): Saved {
  const { userId: id, version, name, email, phone, mobile, departmentId, role, location } = person;
  const employee = { id, version, name, email, phone, mobile, departmentId, role, location };
  return z.encode(employeeRecord, employee);
}
