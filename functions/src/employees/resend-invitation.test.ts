import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createPerson, invite } from '@driftig/tests/support/company/people';
import { changeUser } from '@driftig/tests/support/company/users';
import { beforeAll, describe, expect, test } from 'vitest';

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

describe('an e-mail whose invitation had ended', () => {
  const over = {
    ...lastWeek(),
    invitedAt: '2026-10-01T08:00:00.000Z',
    invitationEnds: '2026-10-15T08:00:00.000Z',
  };
  const loginOf = (email: string) => services().accounts.findByEmail(email);
  const withdraw = ({ owner }: TestCompany, id: string) =>
    owner.call(employeeRoutes.withdrawInvitation, { body: { id } });

  test('is held anew by sending it again', async () => {
    const { userId, email } = await createPerson(company, over);
    expect((await resend(userId)).status).toBe(200);
    const { invitationEnds } = await company.store.users.get(userId);
    expect(await loginOf(email)).toMatchObject({ userId, heldUntil: invitationEnds });
  });

  test('and that another company invited meanwhile is theirs: it can be sent again, without a link', async () => {
    const { userId, email } = await createPerson(company, over);
    const other = await createCompany();
    const { json } = await invite(other.owner, { email });
    const { id: theirs } = json as { id: string };
    expect(await loginOf(email)).toMatchObject({ userId: theirs });
    expect((await resend(userId)).status).toBe(200);
    expect(await company.store.users.get(userId)).toMatchObject({ emailElsewhere: true });
    expect(await loginOf(email)).toMatchObject({ userId: theirs });
    // Given back, it can be had again.
    expect((await withdraw(other, theirs)).status).toBe(200);
    await changeUser(await company.store.users.get(userId), { invitedAt: over.invitedAt });
    expect((await resend(userId)).status).toBe(200);
    expect(await company.store.users.get(userId)).toMatchObject({ emailElsewhere: false });
    expect(await loginOf(email)).toMatchObject({ userId });
  });

  test('and that another user has now stays theirs when the invitation is withdrawn', async () => {
    const { userId, email } = await createPerson(company, over);
    const other = await createCompany();
    const { json } = await invite(other.owner, { email });
    expect((await withdraw(company, userId)).status).toBe(200);
    expect(await loginOf(email)).toMatchObject({ userId: (json as { id: string }).id });
  });

  test('and that is corrected to one that is a login elsewhere gets no link there', async () => {
    const { userId, email } = await createPerson(company, over);
    const other = await createCompany();
    expect((await invite(other.owner, { email })).status).toBe(201);
    const body = { dType: 'employees', email: other.employee.user.email };
    const params = { id: userId };
    const changed = await company.owner.call(recordRoutes.updateRecord, { params, body });
    expect(changed.status).toBe(200);
    expect(await company.store.users.get(userId)).toMatchObject({
      email: other.employee.user.email,
      emailElsewhere: true,
    });
  });

  test('is not invited twice in the same company, even when another company has invited it since', async () => {
    const { email } = await createPerson(company, over);
    const other = await createCompany();
    expect((await invite(other.owner, { email })).status).toBe(201);
    expect((await invite(company.owner, { email })).status).toBe(409);
  });

  test('is not invited twice in the same company', async () => {
    const { email } = await createPerson(company, over);
    expect((await invite(company.owner, { email })).status).toBe(409);
  });
});
