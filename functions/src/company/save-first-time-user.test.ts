import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { changeUser } from '@driftig/tests/support/company/users';
import { beforeAll, describe, expect, test } from 'vitest';

const form = { fullName: 'Mette Lindqvist', phone: '86123456', mobile: '20304050' };
const notAPhone = 'Skriv et telefonnummer med mindst 8 cifre.';
const missing = 'Please fill in all fields.';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  await changeUser(company.employee.user, { firstTime: true });
});

const save = (body: Readonly<Record<string, unknown>>) =>
  company.employee.call(companyRoutes.saveFirstTimeUser, { body });
const stored = () => company.store.users.get(company.employee.user.userId);

describe('a missing or wrong field is refused at its field, and nothing is saved', () => {
  test.each<[string, unknown, string]>([
    ...Object.keys(form).flatMap((field) =>
      ['', '  ', undefined, null].map((value): [string, unknown, string] => [
        field,
        value,
        missing,
      ]),
    ),
    ['fullName', 'x'.repeat(121), 'Højst 120 tegn.'],
    ...['phone', 'mobile'].flatMap((field) =>
      ['abc', '1234567', '86 12 34 5x', '+', '1'.repeat(16)].map(
        (value): [string, unknown, string] => [field, value, notAPhone],
      ),
    ),
    ['role', 'owner', 'Ukendt felt.'],
    ['userId', 'somebody', 'Ukendt felt.'],
  ])('%s %j: %s', async (field, value, text) => {
    const answer = await save({ ...form, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ message: text, fields: { [field]: text } });
    expect(await stored()).toMatchObject({ name: 'Jonas Bak', firstTime: true });
  });
});

test('the fields are saved for the caller alone, and firstTime becomes false', async () => {
  const answer = await save({ ...form, fullName: ' Mette Lindqvist ', phone: ' +45 86 12 34 56' });
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ message: 'Dine oplysninger er gemt' });
  expect(await stored()).toMatchObject({
    name: 'Mette Lindqvist',
    phone: '+45 86 12 34 56',
    mobile: '20304050',
    firstTime: false,
    role: 'employee',
  });
  const { owner } = company;
  expect(await company.store.users.get(owner.user.userId)).toMatchObject({ name: 'Mette Prøve' });
});
