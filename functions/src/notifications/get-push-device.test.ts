import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { pushBrowser } from '@driftig/tests/support/live/push-service';
import { expect, test } from 'vitest';

const asked = async ({ call }: Caller) =>
  (await call(notificationRoutes.getPushDevice)).json as { publickey: string; on: number };

test('says whether this browser has it, and the key of the stage, which is the same for all', async () => {
  const { owner, employee } = await createCompany({ plan: 'starter' });
  const body = pushBrowser().subscription;
  await employee.call(notificationRoutes.savePushDevice, { body });
  const [mine, theirs] = [await asked(employee), await asked(owner)];
  expect([mine.on, theirs.on]).toEqual([1, 0]);
  expect(mine.publickey).toMatch(/^B[\w-]{86}$/);
  expect(theirs.publickey).toBe(mine.publickey);
});
