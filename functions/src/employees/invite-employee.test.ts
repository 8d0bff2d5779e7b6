import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { secondsOf } from '@driftig/data/core/commit';
import { companyEntity } from '@driftig/data/company/company.entities';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { createInvited } from '@driftig/tests/support/company/invitations';
import { countsOf, invite, membersOf } from '@driftig/tests/support/company/people';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { unconfirm } from '@driftig/tests/support/company/unconfirmed';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const idOf = (answer: { json: unknown }) => (answer.json as { id: string }).id;

describe('an invited person', () => {
  test('becomes an employee who may log in, after signing up', async () => {
    const email = `Karla@${company.companyId.toLowerCase()}.dk`;
    const answer = await invite(company.administrator, { email });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      success: true,
      message: `Invitationen er sendt til ${email.toLowerCase()}.`,
      id: expect.any(String),
    });
    expect(await company.store.users.get(idOf(answer))).toMatchObject({
      companyId: company.companyId,
      name: 'Karla Bro',
      email: email.toLowerCase(),
      role: 'employee',
      status: 'invited',
      loginAllowed: true,
      bookkeeping: false,
      firstTime: false,
      departmentId: '',
    });
    expect(await countsOf(company)).toEqual({ users: 4, owners: 1 });
  });

  test('can get phones, a department, a role and a location', async () => {
    const departmentid = await createDepartment(company, 'Bar');
    const about = { phone: '86 12 34 56', mobile: '', location: 'Aarhus' };
    const answer = await invite(company.administrator, { ...about, departmentid, roleid: 2 });
    expect(await company.store.users.get(idOf(answer))).toMatchObject({
      phone: '86 12 34 56',
      mobile: '',
      location: 'Aarhus',
      departmentId: departmentid,
      role: 'administrator',
    });
    expect(await membersOf(company)).toEqual({ [departmentid]: 1 });
  });

  test('invited as owner counts as an owner only after signing up', async () => {
    expect((await invite(company.owner, { roleid: 3 })).status).toBe(201);
    expect(await countsOf(company)).toEqual({ users: 4, owners: 1 });
  });

  test('is created once for the same idempotency key', async () => {
    const headers = { 'idempotency-key': 'invitation-karla' };
    const body = { fullName: 'Karla', email: `karla@${company.companyId.toLowerCase()}.dk` };
    const send = () => company.owner.call(employeeRoutes.inviteEmployee, { body, headers });
    const [first, again] = [await send(), await send()];
    expect(again.json).toEqual(first.json);
    expect(await countsOf(company)).toMatchObject({ users: 4 });
  });
});

describe('an invitation is refused', () => {
  const taken = 'An error occurred while saving data. Maybe the email is already in use.';

  test('with an e-mail that is in use in the own company', async () => {
    const { email } = company.owner.user;
    const answer = await invite(company.owner, { email: email.toUpperCase() });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'email_taken', message: taken });
    expect(await countsOf(company)).toMatchObject({ users: 3 });
  });

  test.each<[string, unknown, string]>([
    ['fullName', 7, 'Skal være tekst.'],
    ...['', '  ', null, undefined].map((value): [string, unknown, string] => [
      'fullName',
      value,
      'Full Name is required',
    ]),
    ...['', '  ', null, undefined].map((value): [string, unknown, string] => [
      'email',
      value,
      'Email is required',
    ]),
    ['email', 'karla', 'Indtast en gyldig email'],
    ['fullName', 'x'.repeat(121), 'Højst 120 tegn.'],
    ['phone', '1234', 'Skriv et telefonnummer med mindst 8 cifre.'],
    ['mobile', 'ring', 'Skriv et telefonnummer med mindst 8 cifre.'],
    ['roleid', 4, 'Ukendt rolle.'],
    ['status', 1, 'Ukendt felt.'],
    ['companyId', 'other', 'Ukendt felt.'],
  ])('with %s %j: %s', async (field, value, text) => {
    const answer = await invite(company.owner, { [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ message: text, fields: { [field]: text } });
    expect(await countsOf(company)).toMatchObject({ users: 3 });
  });

  test('with an unknown department', async () => {
    const departmentid = await createDepartment(await createCompany(), 'Bar');
    const answer = await invite(company.owner, { departmentid });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ fields: { departmentid: 'Afdelingen findes ikke.' } });
    expect(await countsOf(company)).toMatchObject({ users: 3 });
  });

  test('when it is the 101st of the company in 15 minutes', async () => {
    const subject = `invitations:${company.companyId}`;
    const claim = () =>
      services().attempts.countAttempt(subject, secondsOf(new Date().toISOString()), 100);
    for (let sent = 0; sent < 100; sent += 1) await claim();
    const answer = await invite(company.owner);
    expect(answer.status).toBe(429);
    expect(answer.json).toMatchObject({ code: 'too_many' });
    expect(await countsOf(company)).toMatchObject({ users: 3 });
  });

  test('when it is the 21st in a day of a company younger than 30 days', async () => {
    for (let sent = 0; sent < 20; sent += 1) expect((await invite(company.owner)).status).toBe(201);
    const answer = await invite(company.owner);
    expect(answer).toMatchObject({ status: 429, json: { code: 'too_many' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    const { table } = services();
    const { companyId } = company;
    const aMonthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
    await companyEntity(table).patch({ companyId }).set({ createdAt: aMonthAgo }).go();
    expect((await invite(company.owner)).status).toBe(201);
  });

  test('while the founder has not confirmed their e-mail, also anew and with another e-mail', async () => {
    const person = await createInvited(company, { invitedAt: '2026-01-01T00:00:00.000Z' });
    await unconfirm(company.owner.user);
    const refused = { status: 403, json: { code: 'email_unconfirmed' } };
    expect(await invite(company.administrator)).toMatchObject(refused);
    const body = { id: person.userId };
    const again = await company.owner.call(employeeRoutes.resendInvitation, { body });
    expect(again).toMatchObject(refused);
  });

  test('when an administrator invites an owner', async () => {
    const answer = await invite(company.administrator, { roleid: 3 });
    expect(answer.status).toBe(403);
    const text = 'Kun en ejer kan gøre nogen til ejer.';
    expect(answer.json).toMatchObject({ message: text, fields: { roleid: text } });
  });
});

describe('an e-mail that is in use in another company', () => {
  let email: string;
  beforeEach(async () => {
    ({ email } = (await createCompany()).employee.user);
  });
  const withoutId = ({ status, json, headers }: TestAnswer) => {
    const { id: _, message, ...rest } = json as Record<string, string>;
    return {
      status,
      ...rest,
      message: message?.replace(/\S+@\S+/, ''),
      names: Object.keys(headers),
    };
  };

  test('is invited like any other, for everything the inviter can see', async () => {
    const [free, elsewhere] = [await invite(company.owner), await invite(company.owner, { email })];
    expect(withoutId(elsewhere)).toEqual(withoutId(free));
    const { json } = await company.owner.call(employeeRoutes.listEmployees);
    const rows = (json as { id: string; email: string }[]).filter(({ id }) =>
      [idOf(free), idOf(elsewhere)].includes(id),
    );
    // Fields that differ between any two invitations.
    const own = new Set(['id', 'email', 'invitedat', 'invitationends']);
    const seen = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !own.has(name))),
    );
    expect(seen).toHaveLength(2);
    expect(seen[0]).toEqual(seen[1]);
    expect(await countsOf(company)).toMatchObject({ users: 5 });
  });

  test('is refused the second time like any other, and can be withdrawn and invited again', async () => {
    const first = await invite(company.owner, { email });
    expect((await invite(company.owner, { email })).status).toBe(409);
    const body = { id: idOf(first) };
    expect((await company.owner.call(employeeRoutes.withdrawInvitation, { body })).status).toBe(
      200,
    );
    expect((await invite(company.owner, { email })).status).toBe(201);
  });

  test('one of two concurrent invitations is created', async () => {
    onTestFinished(holdCommitsUntil(services().table, 2));
    const both = [invite(company.owner, { email }), invite(company.owner, { email })];
    expect(statusesOf(await Promise.all(both))).toEqual([201, 409]);
    expect(await countsOf(company)).toMatchObject({ users: 4 });
  });

  test('stays the login of its user', async () => {
    const before = await services().accounts.findByEmail(email);
    const { userId } =
      (await company.store.users.get(idOf(await invite(company.owner, { email })))) ?? {};
    expect(await services().accounts.findByEmail(email)).toEqual(before);
    const body = { id: userId };
    await company.owner.call(employeeRoutes.withdrawInvitation, { body });
    expect(await services().accounts.findByEmail(email)).toEqual(before);
  });
});

describe('Starter has room for two', () => {
  const noRoom = {
    code: 'plan_limit',
    message: 'Jeres plan har plads til 2 brugere. Skift til Pro for at invitere flere.',
  };

  /** A company with one place left. */
  beforeEach(async () => {
    company = await createCompany({ plan: 'starter' });
    for (const { user } of [company.administrator, company.employee])
      await company.owner.call(employeeRoutes.deactivateEmployee, { body: { id: user.userId } });
  });

  test('so a third is refused', async () => {
    expect((await invite(company.owner)).status).toBe(201);
    const answer = await invite(company.owner);
    expect(answer.status).toBe(402);
    expect(answer.json).toMatchObject(noRoom);
    expect(await countsOf(company)).toMatchObject({ users: 2 });
  });

  test('so a third is refused before anything else is looked at', async () => {
    expect((await invite(company.owner)).status).toBe(201);
    const answer = await invite(company.owner, { departmentid: 'unknown' });
    expect(answer.json).toMatchObject(noRoom);
  });

  test('so of two invited at once one gets the place, and the other leaves nothing', async () => {
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([invite(company.owner), invite(company.owner)]);
    expect(statusesOf(answers)).toEqual([201, 402]);
    expect(answers.find(({ status }) => status === 402)?.json).toMatchObject(noRoom);
    expect(await countsOf(company)).toMatchObject({ users: 2 });
    expect(await company.store.users.list()).toHaveLength(4);
  });

  test('and a retry of the invitation that took the last place gets the first answer', async () => {
    const headers = { 'idempotency-key': 'sidste-plads' };
    const body = { fullName: 'Karla', email: `karla@${company.companyId.toLowerCase()}.dk` };
    const send = () => company.owner.call(employeeRoutes.inviteEmployee, { body, headers });
    const [first, again] = [await send(), await send()];
    expect(again.status).toBe(201);
    expect(again.json).toEqual(first.json);
  });
});
