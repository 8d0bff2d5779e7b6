import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { secondsOf } from '@driftig/data/core/commit';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { holdCommitsUntil, runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { countsOf, createPerson, invite, membersOf } from '@driftig/tests/support/company/people';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const dType = 'employees';
type Fields = Readonly<Record<string, unknown>>;
const create = (fields: Fields, by = company.administrator) =>
  by.call(recordRoutes.createRecord, { body: { dType, ...fields } });
const edit = (id: string, fields: Fields, by: Caller = company.administrator) =>
  by.call(recordRoutes.updateRecord, { params: { id }, body: { dType, ...fields } });
const read = async (id: string) => {
  const params = { type: dType, id };
  return (await company.administrator.call(recordRoutes.getRecord, { params })).json as Fields;
};
const remove = (id: string, by: Caller = company.administrator) =>
  by.call(recordRoutes.deleteRecord, { body: { dType, id } });
const mail = (name: string) => `${name}@${company.companyId.toLowerCase()}.dk`;

describe('a new person', () => {
  test('is an invited one, answered as they are read afterwards', async () => {
    const departmentid = await createDepartment(company, 'Bar');
    const fields = { name: 'Karla Bro', email: mail('karla'), phone: '86123456', mobile: '' };
    const answer = await create({ ...fields, departmentid, roleid: 2, location: 'Aarhus' });
    expect(answer.status).toBe(201);
    const { id } = answer.json as { id: string };
    const more = { departmentid, roleid: 2, location: 'Aarhus', version: 1 };
    expect(answer.json).toEqual({ dType, id, ...fields, ...more });
    expect(await read(id)).toEqual(answer.json);
    expect(await company.store.users.get(id)).toMatchObject({ status: 'invited' });
    expect(await countsOf(company)).toEqual({ users: 4, owners: 1 });
    expect(await membersOf(company)).toEqual({ [departmentid]: 1 });
  });

  test.each<[Fields, Fields]>([
    [{ name: '' }, { name: 'Navn is required' }],
    [{ name: undefined }, { name: 'Navn is required' }],
    [{ email: '' }, { email: 'E-mail is required' }],
    [{ email: 'karla' }, { email: 'Indtast en gyldig email' }],
    [{ roleid: 9 }, { roleid: 'Ukendt rolle.' }],
    [{ status: 1 }, { status: 'Ukendt felt.' }],
  ])('%j is refused', async (fields, said) => {
    const answer = await create({ name: 'Karla', email: mail('karla'), ...fields });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: said });
    expect(await countsOf(company)).toMatchObject({ users: 3 });
  });

  test('has an e-mail of their own', async () => {
    const answer = await create({ name: 'Karla', email: company.owner.user.email });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      message: 'An error occurred while saving data. Maybe the email is already in use.',
    });
  });

  test("does not come into another company's department", async () => {
    const departmentid = await createDepartment(await createCompany(), 'Bar');
    const answer = await create({ name: 'Karla', email: mail('karla'), departmentid });
    expect(answer.status).toBe(404);
    expect(await countsOf(company)).toMatchObject({ users: 3 });
  });

  test('with an unknown department counts as no invitation', async () => {
    const now = secondsOf(new Date().toISOString());
    for (let sent = 1; sent < 100; sent += 1)
      await services().attempts.countAttempt(`invitations:${company.companyId}`, now, 100);
    const fields = { name: 'Karla', email: mail('karla') };
    expect((await create({ ...fields, departmentid: 'unknown' })).status).toBe(404);
    expect((await create(fields)).status).toBe(201);
  });

  test('does not come where the plan has no room', async () => {
    const small = await createCompany({ plan: 'starter' });
    const answer = await create({ name: 'Karla', email: mail('karla') }, small.owner);
    expect(answer.status).toBe(402);
    expect(await countsOf(small)).toMatchObject({ users: 3 });
  });
});

describe('an edit', () => {
  test('changes what it names, and the rest stays', async () => {
    const departmentid = await createDepartment(company, 'Bar');
    const { userId } = await createPerson(company, { phone: '86123456', location: 'Aarhus' });
    const answer = await edit(userId, { name: 'Jonas B.', departmentid, location: '', version: 1 });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      name: 'Jonas B.',
      phone: '86123456',
      departmentid,
      location: '',
      version: 2,
    });
    expect(await read(userId)).toEqual(answer.json);
    expect(await membersOf(company)).toEqual({ [departmentid]: 1 });
  });

  test('based on an older version is refused, and nothing is changed', async () => {
    const { userId } = await createPerson(company);
    await edit(userId, { name: 'Først', version: 1 });
    const answer = await edit(userId, { name: 'Sidst', version: 1 });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'conflict' });
    expect(await read(userId)).toMatchObject({ name: 'Først' });
  });

  test('by two at once: one wins, the other is told', async () => {
    const { userId } = await createPerson(company);
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all(['Først', 'Sidst'].map((name) => edit(userId, { name })));
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test('does not change what a person logs in with', async () => {
    const { userId, email } = await createPerson(company);
    const answer = await edit(userId, { email: mail('ny') });
    expect(answer.status).toBe(400);
    const text = 'E-mailen er personens login og kan ikke ændres her.';
    expect(answer.json).toMatchObject({ fields: { email: text } });
    expect(await read(userId)).toMatchObject({ email });
  });

  test('to an invited person’s e-mail invites again, and frees the old one', async () => {
    const { json } = await invite(company.owner, { email: mail('forkert') });
    const { id } = json as { id: string };
    const before = await company.store.users.get(id);
    expect((await edit(id, { email: mail('rigtig') })).status).toBe(200);
    const after = await company.store.users.get(id);
    expect(after.email).toBe(mail('rigtig'));
    expect(after.invitedAt > before.invitedAt).toBe(true);
    expect((await invite(company.owner, { email: mail('forkert') })).status).toBe(201);
    expect((await edit(id, { email: company.owner.user.email })).status).toBe(409);
  });

  test('to an invited person’s e-mail counts as one of the invitations a company may send', async () => {
    const { json } = await invite(company.owner, { email: mail('forkert') });
    const { id } = json as { id: string };
    const subject = `invitations:${company.companyId}`;
    const now = secondsOf(new Date().toISOString());
    for (let sent = 1; sent < 100; sent += 1)
      await services().attempts.countAttempt(subject, now, 100);
    expect((await edit(id, { email: mail('rigtig') })).status).toBe(429);
    expect(await read(id)).toMatchObject({ email: mail('forkert') });
    expect((await edit(id, { name: 'Karla Bro' })).status).toBe(200);
  });

  test('to the role follows the rules of roles', async () => {
    const { owner, administrator, employee } = company;
    expect((await edit(employee.user.userId, { roleid: 3 })).status).toBe(403);
    expect((await edit(owner.user.userId, { name: 'Chef' })).status).toBe(403);
    expect((await edit(owner.user.userId, { roleid: 1 }, owner)).json).toMatchObject({
      code: 'last_owner',
    });
    await administrator.session();
    expect((await edit(administrator.user.userId, { roleid: 1 }, owner)).status).toBe(200);
    expect((await administrator.call(employeeRoutes.getProfile)).status).toBe(401);
  });
});

describe('a deleted person', () => {
  test('is no invited owner by an administrator', async () => {
    const { json } = await invite(company.owner, { roleid: 3 });
    const { id } = json as { id: string };
    expect(await remove(id)).toMatchObject({
      status: 403,
      json: { message: 'Kun en ejer kan ændre en ejer.' },
    });
    expect(await countsOf(company)).toMatchObject({ users: 4 });
    expect((await remove(id, company.owner)).status).toBe(200);
  });

  test('stays when a colleague changes them meanwhile (409), and the departments’ counts hold', async () => {
    const departmentid = await createDepartment(company, 'Bar');
    const { json } = await invite(company.owner);
    const { id } = json as { id: string };
    runBeforeCommit(services().table, () => edit(id, { departmentid }));
    expect((await remove(id)).status).toBe(409);
    expect(await read(id)).toMatchObject({ departmentid });
    expect(await membersOf(company)).toEqual({ [departmentid]: 1 });
  });

  test('is gone when they never signed up', async () => {
    const { json } = await invite(company.owner);
    const { id } = json as { id: string };
    expect((await remove(id)).json).toEqual({ message: 'Data deleted successfully!' });
    expect((await remove(id)).status).toBe(404);
    expect(await countsOf(company)).toMatchObject({ users: 3 });
  });

  test('is deactivated when they stand in what was registered, and the answer says so', async () => {
    const { userId } = company.employee.user;
    expect((await remove(userId)).json).toEqual({
      message:
        'Jonas Bak har registreringer og er derfor gjort inaktiv i stedet for at blive slettet.',
    });
    expect(await company.store.users.get(userId)).toMatchObject({ status: 'inactive' });
    expect((await remove(userId)).status).toBe(200);
    expect(await countsOf(company)).toMatchObject({ users: 2 });
  });

  test('is never the last owner, nor an owner by an administrator', async () => {
    const { owner } = company;
    expect((await remove(owner.user.userId)).status).toBe(403);
    expect((await remove(owner.user.userId, owner)).json).toMatchObject({ code: 'last_owner' });
    expect(await countsOf(company)).toEqual({ users: 3, owners: 1 });
  });
});

test('people are offered by name, without those who left', async () => {
  await createPerson(company, { name: 'Gået', status: 'inactive' });
  const params = { type: dType };
  const { json } = await company.owner.call(recordRoutes.getRecordOptions, { params });
  const names = (json as { name: string }[]).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Anders And', 'Jonas Bak', 'Mette Prøve']);
});
