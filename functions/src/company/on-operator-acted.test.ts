import { runOperatorCommand } from '@driftig/local-cloud/operator/commands';
import { createCompany } from '@driftig/tests/support/company/company';
import { securityLinesOf } from '@driftig/tests/support/stack/log-lines';
import { deliver, eventsOf } from '@driftig/tests/support/stack/mails';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';
import { handler } from './on-operator-acted.ts';

test('an action of the operator is a line of the security log, with the company', async () => {
  const { companyId } = await createCompany({ plan: 'starter' });
  const { table, identity: pool } = services();
  const now = '2026-11-23T10:00:00.000Z';
  await runOperatorCommand({ table, pool }, ['plan', companyId, 'pro'], now);
  const plans = await eventsOf('operatorActed', ({ command }) => command === 'plan');
  const event = plans.find((one) => one.companyId === companyId);
  expect(await securityLinesOf(() => deliver(handler, event))).toMatchObject([
    { kind: 'operator', outcome: 'done', reason: 'plan', companyId, requestId: event?.eventId },
  ]);
});
