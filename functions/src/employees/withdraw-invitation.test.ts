import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { invitedEmailEntity } from '@driftig/data/auth/auth.entities';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { countsOf, createPerson, invite, membersOf } from '@driftig/tests/support/company/people';
import { beforeAll, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const withdraw = (id: string, { call } = company.administrator) =>
  call(employeeRoutes.withdrawInvitation, { body: { id } });

test('the person is removed, and their place, department and e-mail are free', async () => {
  const departmentid = await createDepartment(company, 'Bar');
  const email = `karla@${company.companyId.toLowerCase()}.dk`;
  const { json } = await invite(company.owner, { email, departmentid });
  const { id } = json as { id: string };
  const answer = await withdraw(id);
  expect(answer.json).toEqual({ message: 'Invitationen er trukket tilbage.' });
  expect(await countsOf(company)).toEqual({ users: 3, owners: 1 });
  expect(await membersOf(company)).toEqual({ [departmentid]: 0 });
  expect((await withdraw(id)).status).toBe(404);
  expect((await invite(company.owner, { email })).status).toBe(201);
});

test.each(['active', 'inactive'] as const)('an %s employee is not removed', async (status) => {
  const { userId } = await createPerson(company, { status });
  const answer = await withdraw(userId);
  expect(answer.status).toBe(409);
  expect(answer.json).toMatchObject({ message: 'Invitationen er allerede brugt.' });
  expect(await company.store.users.get(userId)).toMatchObject({ status });
});

test("only an owner may withdraw an owner's invitation", async () => {
  const { userId } = await createPerson(company, { status: 'invited', role: 'owner' });
  expect((await withdraw(userId)).status).toBe(403);
  expect((await withdraw(userId, company.owner)).status).toBe(200);
});

test('an invitation from before e-mails were kept by company can be withdrawn', async () => {
  const email = `frida@${company.companyId.toLowerCase()}.dk`;
  const { json } = await invite(company.owner, { email });
  const key = { companyId: company.companyId, email };
  await invitedEmailEntity(services().table).delete(key).go();
  expect((await withdraw((json as { id: string }).id)).status).toBe(200);
  expect((await invite(company.owner, { email })).status).toBe(201);
});
