import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await company.employee.session();
});

const save = (body: Readonly<Record<string, unknown>>) =>
  company.employee.call(employeeRoutes.updateProfile, { body });
const stored = () => company.store.users.get(company.employee.user.userId);

test('name and phones are saved for the caller alone', async () => {
  const answer = await save({ fullName: ' Jonas B. Bak ', phone: '86 12 34 56', mobile: '' });
  expect(answer.json).toEqual({ message: 'Dine oplysninger er gemt' });
  expect(await stored()).toMatchObject({
    name: 'Jonas B. Bak',
    phone: '86 12 34 56',
    mobile: '',
    role: 'employee',
  });
  const { owner } = company;
  expect(await company.store.users.get(owner.user.userId)).toMatchObject({ name: 'Mette Prøve' });
});

test.each<[string, unknown, string]>([
  ['fullName', '', 'Skriv dit navn.'],
  ['fullName', undefined, 'Skriv dit navn.'],
  ['fullName', 'x'.repeat(121), 'Højst 120 tegn.'],
  ['phone', '123', 'Skriv et telefonnummer med mindst 8 cifre.'],
  ['mobile', 'ring', 'Skriv et telefonnummer med mindst 8 cifre.'],
  ['roleid', 3, 'Ukendt felt.'],
  ['id', 'another', 'Ukendt felt.'],
])('%s %j: %s', async (field, value, text) => {
  const before = await stored();
  const answer = await save({ fullName: 'Jonas', [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ fields: { [field]: text } });
  expect(await stored()).toEqual(before);
});

test.each<[string, unknown]>([
  ['role', 3],
  ['role', 'Ejer'],
  ['email', 'ny@proeve.dk'],
  ['department', 'Ledelsen'],
])('%s %j is not the caller’s to set, and ignored', async (field, value) => {
  const { version: _, ...before } = await stored();
  expect((await save({ fullName: 'Jonas Bak', [field]: value })).status).toBe(200);
  expect(await stored()).toMatchObject({ ...before, phone: '', mobile: '' });
});

test('editing the same person meanwhile is refused (409)', async () => {
  const { version, userId } = await stored();
  await save({ fullName: 'Jonas B. Bak' });
  const body = { dType: 'employees', id: userId, name: 'Jonas', version };
  const answer = await company.owner.call(recordRoutes.updateRecordById, { body });
  expect(answer.status).toBe(409);
  expect(await stored()).toMatchObject({ name: 'Jonas B. Bak' });
});
