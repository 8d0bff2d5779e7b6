import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { services } from '@driftig/functions/pipeline/services';
import { runOperatorCommand } from '@driftig/local-cloud/operator/commands';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, test } from 'vitest';

import { auditOf } from './support/company/audit.ts';
import { createCompany, testPassword, type TestCompany } from './support/company/company.ts';
import { call } from './support/stack/call.ts';
import { eventsOf } from './support/stack/mails.ts';
import { changeCompany } from './support/company/plan.ts';
import { enrol } from './support/company/second-factor.ts';

const now = '2026-11-21T10:00:00.000Z';
const command = (...words: string[]) => {
  const { table, identity: pool } = services();
  return runOperatorCommand({ table, pool }, words, now);
};

describe('tenants', () => {
  test('lists each company with its plan, trial, number of users and whether it is suspended', async () => {
    const companyName = `Fjordfest ${ulid()}`;
    const { companyId } = await createCompany({ plan: 'pro', companyName });
    await changeCompany(companyId, { trialEndsOn: '2026-12-01', suspended: true, userCount: 4 });
    const lines = await command('tenants');
    const line = lines.find((text) => text.includes(companyId));
    expect(line).toMatch(new RegExp(`${companyName} +pro \\(prøve, 10 dage\\) +4 .*PAUSE$`));
  });

  test('shows that the limits of Starter apply after the trial of another plan', async () => {
    const { companyId } = await createCompany({ plan: 'pro' });
    await changeCompany(companyId, { trialEndsOn: '2026-11-01' });
    const lines = await command('tenants');
    expect(lines.find((text) => text.includes(companyId))).toContain('(prøve, 0 dage) som starter');
  });
});

describe('plan', () => {
  test('sets the plan and ends the trial, from the next request', async () => {
    const { companyId, owner } = await createCompany({ plan: 'starter' });
    expect(await command('plan', companyId, 'pro')).toEqual(['Prøve ApS er nu på pro.']);
    expect((await owner.call(companyRoutes.getPlan)).json).toMatchObject({
      plan: 'pro',
      openPlan: 'pro',
      trialDaysLeft: null,
    });
  });

  test('finds a company by its full name, too', async () => {
    const companyName = `Skagen Bryghus ${ulid()}`;
    const { store } = await createCompany({ plan: 'pro', companyName });
    await command('plan', companyName, 'enterprise');
    expect(await store.company.get()).toMatchObject({ plan: 'enterprise', trialEndsOn: '' });
  });

  test('changes nothing when several companies have the name, and lists their ids', async () => {
    const companyName = `To ens ${ulid()}`;
    const [one, two] = [await createCompany({ companyName }), await createCompany({ companyName })];
    await expect(command('plan', companyName, 'pro')).rejects.toThrow(
      new RegExp(`${one.companyId}|${two.companyId}`),
    );
  });

  test.each([
    [
      'an unknown company',
      ['plan', 'findes-ikke', 'pro'],
      "Ingen virksomhed hedder 'findes-ikke'.",
    ],
    [
      'an unknown plan',
      ['plan', 'x', 'guld'],
      'Ukendt plan. De kendte er: starter, pro, enterprise.',
    ],
    ['a word too many', ['suspend', 'x', 'y'], 'npm run operator -- tenants'],
    ['nothing', [], 'npm run operator -- tenants'],
  ])('refuses %s, and says what to do', async (_, words, text) => {
    await expect(command(...words)).rejects.toThrow(text);
  });
});

describe('a suspended company', () => {
  test('can read but not write until it is resumed', async () => {
    const { administrator, companyId, employee } = await createCompany();
    await command('suspend', companyId);
    expect((await administrator.call(companyRoutes.getCompanySettings)).status).toBe(200);
    const form = { fullName: 'Jonas Bak', phone: '20304050', mobile: '20304050' };
    const refused = await employee.call(companyRoutes.saveFirstTimeUser, { body: form });
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({ code: 'suspended' });
    await command('resume', companyId);
    const saved = await employee.call(companyRoutes.saveFirstTimeUser, { body: form });
    expect(saved.status).toBe(200);
  });
});

describe('second-factor', () => {
  let company: TestCompany;
  let email: string;
  beforeEach(async () => {
    company = await createCompany();
    ({ email } = company.administrator.user);
    await enrol(company.administrator);
  });
  const remove = () => command('second-factor', ` ${email.toUpperCase()}`, 'SAG-2026-117');
  const logIn = () =>
    call(authRoutes.logIn, {
      body: { email, password: testPassword },
      headers: { 'x-viewer-address': ulid() },
    });
  const isOn = async () =>
    (await company.store.users.get(company.administrator.user.userId)).secondFactor;

  test('without a case says what to check first, and changes nothing', async () => {
    const lines = await command('second-factor', email);
    expect(lines).toContain('Der er ikke ændret noget.');
    expect(lines.join(' ')).toContain('docs/security/second-factor.md');
    expect(lines.join(' ')).toContain('administrator i Prøve ApS');
    expect(await isOn()).toBe(true);
    expect((await logIn()).json).toMatchObject({ code: 'second_factor_needed' });
  });

  test('with a case removes it: the password alone logs in, and every session is over', async () => {
    const before = await company.administrator.session();
    expect((await remove()).join('')).toContain(email);
    expect((await call(authRoutes.checkSession, { cookies: before })).status).toBe(401);
    expect((await logIn()).status).toBe(200);
    expect(await isOn()).toBe(false);
  });

  test('where the company requires it, that login only sets it up anew', async () => {
    await changeCompany(company.companyId, {
      secondFactorRequired: true,
      secondFactorOf: 'managers',
    });
    await remove();
    expect((await logIn()).json).toMatchObject({ user: { mustEnrol: true } });
  });

  test('leaves a record with the case, and notifies the people concerned', async () => {
    const { userId } = company.administrator.user;
    const isTheirs = (payload: { readonly userId: string }) => payload.userId === userId;
    const ended = (await eventsOf('sessionsEnded', isTheirs)).length;
    await remove();
    expect(await auditOf(company, 'auth.secondFactorRemoved')).toMatchObject([
      { by: 'operator', subject: `user ${userId}`, changes: { case: 'SAG-2026-117' } },
    ]);
    const [changed] = await eventsOf('secondFactorChanged', isTheirs);
    expect(changed?.payload).toEqual({ userId, change: 'removed' });
    expect(await eventsOf('sessionsEnded', isTheirs)).toHaveLength(ended + 1);
    const [acted] = await eventsOf('operatorActed', isTheirs);
    expect(acted?.payload).toEqual({ command: 'second-factor', userId });
  });

  test('helps also where only the pool asks for a code, as after an enrolment that broke off', async () => {
    const { companyId } = company;
    const { userId } = company.administrator.user;
    const { secondFactors } = services();
    await company.store.commit({
      writes: [secondFactors.switchOff({ companyId, userId })],
      audit: { action: 'auth.secondFactorOff', subject: `user ${userId}` },
    });
    expect((await logIn()).json).toMatchObject({ code: 'second_factor_needed' });
    await remove();
    expect((await logIn()).status).toBe(200);
  });

  test.each([
    [
      'an e-mail that nobody has',
      ['second-factor', 'ingen@findes-ikke.dk', 'SAG-1'],
      'Ingen bruger har e-mailen',
    ],
    ['a case with words about people', ['second-factor', 'EMAIL', 'Mette Holm'], 'En sag er et'],
  ])('refuses %s, and changes nothing', async (_, words, text) => {
    const typed = words.map((word) => (word === 'EMAIL' ? email : word));
    await expect(command(...typed)).rejects.toThrow(text);
    expect(await isOn()).toBe(true);
  });
});

test.each(['suspend', 'resume'] as const)('%s is told to the security log', async (name) => {
  const { companyId } = await createCompany();
  await command(name, companyId);
  const events = await eventsOf('operatorActed', ({ command: done }) => done === name);
  const ours = events.filter((event) => event.companyId === companyId);
  expect(ours.map(({ payload }) => payload)).toEqual([{ command: name, userId: '' }]);
});
