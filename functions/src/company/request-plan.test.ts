import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { pendingEvents } from '@driftig/tests/support/stack/outbox';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

test('a request is published for the operator with its sender, and changes nothing', async () => {
  const { companyId, owner, store } = await createCompany({ plan: 'pro' });
  const body = { plan: 'enterprise', message: ' Vi er 80 medarbejdere. ' };
  const answer = await owner.call(companyRoutes.requestPlan, { body });
  expect(answer.json).toEqual({ message: 'Tak. Vi skriver til jer inden for en arbejdsdag.' });
  const [event] = await pendingEvents(services().table, companyId);
  expect(event).toMatchObject({
    name: 'planRequested',
    payload: {
      email: owner.user.email,
      companyName: 'Prøve ApS',
      plan: 'enterprise',
      message: 'Vi er 80 medarbejdere.',
    },
  });
  expect((await store.company.get()).plan).toBe('pro');
});

test('only an owner may request a plan', async () => {
  const { administrator } = await createCompany();
  const answer = await administrator.call(companyRoutes.requestPlan, { body: { plan: 'pro' } });
  expect(answer.status).toBe(403);
});

test('a company can request five times in 15 minutes, by either call', async () => {
  const { companyId, owner } = await createCompany({ plan: 'pro' });
  const wish = () => owner.call(companyRoutes.requestPlan, { body: { plan: 'enterprise' } });
  const answers = await Promise.all([wish(), wish(), wish(), wish(), wish(), wish()]);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  const body = { plan: 'enterprise' };
  expect((await owner.call(companyRoutes.changePlan, { body })).status).toBe(429);
  expect((await owner.call(companyRoutes.changePlan, { body: { plan: 'starter' } })).status).toBe(
    200,
  );
  const events = await pendingEvents(services().table, companyId);
  expect(events.filter(({ name }) => name === 'planRequested')).toHaveLength(5);
});
