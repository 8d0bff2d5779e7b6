import { authRoutes } from '@driftig/contracts/auth/routes';
import { call } from '@driftig/tests/support/call';
import { createCompany, createSession, type TestCompany } from '@driftig/tests/support/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await company.owner.session();
});

const endOthers = () => company.owner.call(authRoutes.endOtherSessions);
const statusOf = async (cookies: Readonly<Record<string, string>>) =>
  (await call(authRoutes.checkSession, { cookies })).status;

test('all other sessions of the user end; this one and those of other users go on', async () => {
  const { owner, employee } = company;
  const others = [await createSession(owner.user), await createSession(owner.user)];
  const answer = await endOthers();
  expect([answer.status, answer.json]).toEqual([
    200,
    { message: 'Du er logget ud alle andre steder.' },
  ]);
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
  expect(await statusOf(await owner.session())).toBe(200);
  expect(await statusOf(await employee.session())).toBe(200);
});

test('without other sessions it succeeds and changes nothing', async () => {
  expect((await endOthers()).status).toBe(200);
  expect(await statusOf(await company.owner.session())).toBe(200);
});

test('of two sessions that end each other at once one is left', async () => {
  const here = await company.owner.session();
  const there = await createSession(company.owner.user);
  await Promise.all([here, there].map((cookies) => call(authRoutes.endOtherSessions, { cookies })));
  expect(await Promise.all([here, there].map(statusOf))).toEqual(
    expect.arrayContaining([200, 401]),
  );
});
