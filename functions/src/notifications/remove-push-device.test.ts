import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { pushBrowser } from '@driftig/tests/support/live/push-service';
import { expect, test } from 'vitest';

const devicesOf = ({ store }: TestCompany, userId: string) => store.pushDevices.find(userId);

test('switches this browser off, also when repeated, and no other user’s', async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const { owner, employee } = company;
  const body = pushBrowser().subscription;
  await employee.call(notificationRoutes.savePushDevice, { body });
  for (const caller of [owner, other.owner, other.employee]) {
    const { status } = await caller.call(notificationRoutes.removePushDevice, { body });
    expect(status).toBe(200);
  }
  expect(Object.keys(await devicesOf(company, employee.user.userId))).toHaveLength(1);
  for (const time of ['first', 'again'])
    expect((await employee.call(notificationRoutes.removePushDevice)).status, time).toBe(200);
  expect(await devicesOf(company, employee.user.userId)).toEqual({});
});
