import type { SavedRecord } from '@driftig/contracts/records/record-body';
import type { User } from '@driftig/domain/auth/user';
import { nameOf } from '@driftig/domain/employees/name-of';

import { addInvitedPerson } from '../../changes/employees/add-invited-person.ts';
import { deletePerson } from '../../changes/employees/delete-person.ts';
import { changePersonForm } from '../../changes/employees/edit-person.ts';
import { recordDeleted, personKept } from '../texts.ts';
import { onePage, type Creates, type Deletes, type Edits, type Reads } from './record-handlers.ts';

type EmployeeHandlers = Reads<'employees'> & Creates<'employees'> & Edits<'employees'> & Deletes;

/** A new person is an invited one: the same change as /emp/save-dog, with more fields. */
export const employeeHandlers: EmployeeHandlers = {
  async options(store) {
    const people = await store.users.list();
    const working = people.filter(({ status }) => status !== 'inactive');
    return onePage(working.map((person) => ({ id: person.userId, name: nameOf(person) })));
  },

  async get(store, id) {
    return toSavedRecord(await store.users.get(id));
  },

  create: (by, values) => addInvitedPerson(by, values, toSavedRecord),

  async edit(by, { id, version, values }) {
    return toSavedRecord(await changePersonForm(by, { id, version, edit: values }));
  },

  async remove(by, id) {
    const kept = await deletePerson(by, id);
    return kept === undefined ? recordDeleted : personKept(nameOf(kept));
  },
};

function toSavedRecord(person: User): SavedRecord<'employees'> {
  const { userId: id, version, name, email, phone, mobile, departmentId, role, location } = person;
  const record = { id, version, name, email, phone, mobile, departmentId, role, location };
  return { type: 'employees', record };
}
