import { companyRoutes } from '@driftig/contracts/company/routes';
import { services } from '@driftig/functions/pipeline/services';
import { runOperatorCommand } from '@driftig/local-cloud/operator/commands';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';

import { createCompany } from './support/company.ts';
import { changeCompany } from './support/plan.ts';

const now = '2026-11-21T10:00:00.000Z';
const command = (...words: string[]) => runOperatorCommand(services().table, words, now);

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
