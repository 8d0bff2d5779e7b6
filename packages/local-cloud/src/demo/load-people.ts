import { sampleIds } from '@driftig/contracts/core/sample';
import type { CompanyStore } from '@driftig/data/store';
import type { User } from '@driftig/domain/auth/user';
import { deactivate } from '@driftig/domain/employees/change-person';
import { invitePerson } from '@driftig/domain/employees/invite';
import type { Services } from '@driftig/functions/pipeline/services';

import type { DemoWriter } from './demo-writer.ts';
import {
  demoPassword,
  departmentNames,
  emailOf,
  formerPerson,
  invitedPerson,
  people,
  type DemoDepartment,
  type DemoPerson,
} from './people.ts';

const plan = 'pro';

/** Creates the departments and everyone but the `owner`, who is only moved into theirs. */
export async function loadPeople(
  services: Services,
  writer: DemoWriter,
  owner: User,
  now: string,
): Promise<void> {
  const { store } = writer.at(now);
  for (const name of departmentNames)
    await store.commit({
      writes: store.departments.insert(departmentIdOf(name), name),
      audit: { action: 'company.departmentCreated', subject: `department ${departmentIdOf(name)}` },
    });
  const [ownerPerson, ...colleagues] = people;
  const ownerInDepartment = { ...owner, departmentId: departmentIdOf(ownerPerson.department) };
  await changeEmployee(store, owner, ownerInDepartment);
  const users = colleagues.map((one, index) => colleagueOf(owner, one, colleagueId(index)));
  const former = colleagueOf(owner, formerPerson, sampleIds.inactive);
  for (const user of [...users, former]) await addEmployee(writer.at(now, user).store, user);
  for (const { companyId, userId } of [owner, ...users, former])
    await services.identity.create(`${companyId}.${userId}`, demoPassword);
  await changeEmployee(store, former, deactivate({ actor: writer.actor, person: former, now }));
}

/** Creates an open invitation without sending its mail, so that it can be sent again. */
export async function loadInvitation(writer: DemoWriter, now: string): Promise<void> {
  const { store } = writer.at(now);
  const { name, mobile, location, department } = invitedPerson;
  const about = { name, mobile, location, email: emailOf(invitedPerson) };
  const departmentId = departmentIdOf(department);
  const user = invitePerson(writer.actor, { ...about, departmentId }, sampleIds.invited, now);
  await addEmployee(store, user);
}

async function addEmployee(store: CompanyStore, user: User): Promise<void> {
  const action = user.status === 'invited' ? 'employees.invited' : 'auth.joined';
  await store.commit({
    writes: store.employees.add(user, plan),
    audit: { action, subject: `user ${user.userId}` },
  });
}

async function changeEmployee(store: CompanyStore, before: User, after: User): Promise<void> {
  await store.commit({
    writes: store.employees.change(before, after, plan),
    audit: { action: 'employees.changed', subject: `user ${after.userId}` },
  });
}

/** One department has the id that the sample requests name. */
function departmentIdOf(name: DemoDepartment): string {
  const place = departmentNames.indexOf(name);
  if (name === 'Opsætning') return sampleIds.department;
  return `${sampleIds.department.slice(0, -2)}1${place}`;
}

/** The first two colleagues have the ids of the sample requests' administrator and employee. */
function colleagueId(index: number): string {
  const known = [sampleIds.administrator, sampleIds.employee][index];
  return known ?? `${sampleIds.employee.slice(0, -2)}${String(index).padStart(2, '0')}`;
}

function colleagueOf(owner: User, one: DemoPerson, userId: string): User {
  const { name, mobile, role, location } = one;
  return {
    ...owner,
    userId,
    email: emailOf(one),
    name,
    mobile,
    role,
    location,
    departmentId: departmentIdOf(one.department),
    bookkeeping: false,
    sessions: {},
  };
}
