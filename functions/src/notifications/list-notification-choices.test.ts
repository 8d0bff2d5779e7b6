import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const choicesOf = async ({ call }: Caller) =>
  (await call(notificationRoutes.listNotificationChoices)).json as { kind: string; mail: number }[];

test('by default, decisions on applications and refused mails are mailed and nothing else', async () => {
  const { employee } = await createCompany();
  const mailed = (await choicesOf(employee)).filter(({ mail }) => mail === 1);
  expect(mailed.map(({ kind }) => kind)).toEqual(['absenceDecided', 'receiptMailRefused']);
});

test('kinds for managers can be chosen by managers only', async () => {
  const { owner, employee } = await createCompany();
  const kinds = async (who: Caller) => (await choicesOf(who)).map(({ kind }) => kind);
  expect(await kinds(owner)).toContain('invoiceBounced');
  expect(await kinds(employee)).not.toContain('invoiceBounced');
});
