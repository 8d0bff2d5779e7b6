import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { createPerson, invite } from '@driftig/tests/support/company/people';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const list = (query: Record<string, string> = {}) =>
  company.administrator.call(employeeRoutes.listEmployees, { query });
const idsOf = (json: unknown) => (json as { id: string }[]).map(({ id }) => id);

test('a row has everything that is shown and no internal fields', async () => {
  const departmentId = await createDepartment(company, 'Opsætning');
  const about = { departmentId, location: 'Lageret', mobile: '20304050', bookkeeping: true };
  const person = await createPerson(company, { ...about, role: 'administrator' });
  const { json } = await list();
  const row = (json as { id: string }[]).find(({ id }) => id === person.userId);
  expect(row).toEqual({
    id: person.userId,
    name: 'Jonas Bak',
    email: person.email,
    phone: person.phone,
    mobile: '20304050',
    departmentid: departmentId,
    department: 'Opsætning',
    roleid: 2,
    role: 'Administrator',
    loginallowed: 1,
    allowedrecipes: 1,
    status: 1,
    location: 'Lageret',
    invitedat: '',
    invitationends: '',
    haspicture: 0,
    secondfactor: 0,
    version: 1,
  });
});

test('invited people are listed with the end of their invitation, and inactive ones too', async () => {
  const { json } = await invite(company.owner);
  const { id } = json as { id: string };
  const gone = await createPerson(company, { status: 'inactive' });
  const rows = (await list()).json as Record<string, unknown>[];
  const row = rows.find((one) => one['id'] === id);
  expect(row).toMatchObject({ status: 2, loginallowed: 1, roleid: 1 });
  const [at, ends] = [row?.['invitedat'], row?.['invitationends']].map((one) =>
    Date.parse(String(one)),
  );
  expect((ends ?? 0) - (at ?? 0)).toBe(14 * 24 * 60 * 60 * 1000);
  expect(rows.find((one) => one['id'] === gone.userId)).toMatchObject({ status: 3 });
});

test('the pages together have every person once', async () => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: '2', ...(cursor === undefined ? {} : { cursor }) });
    found.push(...idsOf(page.json));
    cursor = page.headers['x-next-cursor'];
  } while (cursor !== undefined);
  expect(found).toEqual(idsOf((await list()).json));
  expect(new Set(found).size).toBe(found.length);
});

test('a cursor of another company is refused', async () => {
  const other = await createCompany();
  const page = await other.owner.call(employeeRoutes.listEmployees, { query: { limit: '1' } });
  const cursor = page.headers['x-next-cursor'] ?? '';
  expect(cursor).not.toBe('');
  expect((await list({ cursor })).status).toBe(400);
});

test('employees may not read it', async () => {
  expect((await company.employee.call(employeeRoutes.listEmployees)).status).toBe(403);
});
