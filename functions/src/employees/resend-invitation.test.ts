import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company';
import { createPerson, invite } from '@driftig/tests/support/people';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const resend = (id: string, { call } = company.administrator) =>
  call(employeeRoutes.resendInvitation, { body: { id } });
const lastWeek = () => ({
  status: 'invited' as const,
  invitedAt: '2026-11-12T08:00:00.000Z',
  invitationEnds: '2026-11-26T08:00:00.000Z',
});

test('a new invitation replaces the old one and lasts 14 days from now', async () => {
  const person = await createPerson(company, lastWeek());
  const answer = await resend(person.userId);
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ message: `Invitationen er sendt til ${person.email}.` });
  const { invitedAt, invitationEnds } = await company.store.users.get(person.userId);
  expect(invitedAt > person.invitedAt).toBe(true);
  expect(Date.parse(invitationEnds) - Date.parse(invitedAt)).toBe(14 * 24 * 60 * 60 * 1000);
});

test('a second one within a minute is refused', async () => {
  const { json } = await invite(company.owner);
  const answer = await resend((json as { id: string }).id);
  expect(answer.status).toBe(429);
  expect(answer.json).toMatchObject({ message: 'Invitationen er lige sendt. Vent et minut.' });
});

test.each(['active', 'inactive'] as const)('an %s employee is not invited', async (status) => {
  const person = await createPerson(company, { status });
  const answer = await resend(person.userId);
  expect(answer.status).toBe(409);
  expect(answer.json).toMatchObject({ message: 'Invitationen er allerede brugt.' });
});

test("only an owner may resend an owner's invitation", async () => {
  const person = await createPerson(company, { ...lastWeek(), role: 'owner' });
  expect((await resend(person.userId)).status).toBe(403);
  expect((await resend(person.userId, company.owner)).status).toBe(200);
});
