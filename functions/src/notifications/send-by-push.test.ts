import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { sessionRoutes } from '@driftig/contracts/auth/session';
import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { deliver } from '@driftig/tests/support/stack/mails';
import { notifiedOf, notify, someOccasion } from '@driftig/tests/support/company/notifications';
import {
  isSignedBy,
  pushBrowser,
  startPushService,
} from '@driftig/tests/support/live/push-service';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { handler } from './on-notified.ts';
import { pushKeys } from './push-keys.ts';

let company: TestCompany;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeEach(async () => {
  company = await createCompany({ plan: 'starter' });
  service = await startPushService();
});
afterEach(() => service.stop());

async function switchOn(browser = pushBrowser()) {
  const body = browser.subscription;
  const { status } = await company.employee.call(notificationRoutes.savePushDevice, { body });
  expect(status).toBe(200);
  return browser;
}

async function newEvent(occasion = someOccasion) {
  await notify(company, company.employee, occasion);
  return (await notifiedOf(company)).at(-1);
}

const isOn = async () => {
  const { json } = await company.employee.call(notificationRoutes.getPushDevice);
  return (json as { on: number }).on === 1;
};

test("only the subscribed browser can decrypt the notification's text", async () => {
  const browser = await switchOn();
  await deliver(handler, await newEvent());
  const [message, ...others] = service.taken;
  if (message === undefined) throw new Error('Nothing was sent');
  expect(others).toEqual([]);
  expect(message.endpoint).toBe(browser.endpoint);
  expect(browser.read(message)).toEqual({
    id: expect.any(String),
    title: 'Du er sat på ordre 1',
    text: 'Sommerfest, 12-06-2026 kl. 14:00-20:00.',
    path: '/order/1',
  });
  expect(isSignedBy(pushKeys().publicKey, message)).toBe(true);
  expect(message.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(message.body.toString('latin1')).not.toContain('Sommerfest');
  expect(() => pushBrowser().read(message)).toThrow('authenticate');
});

test('a long text is shortened, so that push services take it', async () => {
  const browser = await switchOn();
  const { facts } = someOccasion as { facts: object };
  const title = '🎪'.repeat(1500);
  await deliver(
    handler,
    await newEvent({ ...someOccasion, facts: { ...facts, title } } as typeof someOccasion),
  );
  const [message] = service.taken;
  if (message === undefined) throw new Error('Nothing was sent');
  expect(message.body.length).toBeLessThan(4096);
  expect(browser.read(message)['text']).toBe(`${'🎪'.repeat(240)} …`);
});

test('a repeated event pushes nothing twice, nor do two at once', async () => {
  await switchOn();
  const event = await newEvent();
  await Promise.all([deliver(handler, event), deliver(handler, event)]);
  await deliver(handler, event);
  expect(service.taken).toHaveLength(1);
});

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  service.answer(await switchOn(), status);
  await deliver(handler, await newEvent());
  expect(await isOn()).toBe(false);
  await deliver(handler, await newEvent());
  expect(service.taken).toHaveLength(1);
});

test('a push service that is down is tried again, and the mail is not sent again by that', async () => {
  const browser = await switchOn();
  service.answer(browser, 503);
  const event = await newEvent();
  await expect(deliver(handler, event)).rejects.toThrow('batchItemFailures');
  service.answer(browser, 201);
  await deliver(handler, event);
  await deliver(handler, event);
  expect(service.taken).toHaveLength(2);
  expect(await isOn()).toBe(true);
});

test('a push service that leads elsewhere is not followed, and one that refuses is not asked again', async () => {
  const browser = await switchOn();
  for (const status of [302, 403]) {
    service.answer(browser, status);
    const event = await newEvent();
    await deliver(handler, event);
    await deliver(handler, event);
  }
  expect(service.taken).toHaveLength(2);
  expect(await isOn()).toBe(true);
});

test('an address that is of no push service is not called, even where one is stored', async () => {
  await switchOn();
  const { store, employee } = company;
  await store.pushDevices.change(employee.user.userId, (devices) =>
    Object.fromEntries(
      Object.entries(devices).map(([id, device]) => [
        id,
        { ...device, endpoint: 'https://169.254.169.254/latest/meta-data/' },
      ]),
    ),
  );
  await deliver(handler, await newEvent());
  expect(service.taken).toEqual([]);
});

test('a kind that the user does not want pushed is in the bell only', async () => {
  await switchOn();
  const body = { kind: 'orderAssigned', push: 0 };
  await company.employee.call(notificationRoutes.saveNotificationChoice, { body });
  await deliver(handler, await newEvent());
  expect(service.taken).toEqual([]);
});

test('nothing is pushed after switching off, logging out or being switched off', async () => {
  const { employee, owner } = company;
  await switchOn();
  const off = await newEvent();
  await employee.call(notificationRoutes.removePushDevice);
  await deliver(handler, off);

  await switchOn();
  const out = await newEvent();
  await employee.call(sessionRoutes.logOut);
  await deliver(handler, out);
  expect(service.taken).toEqual([]);

  const gone = await newEvent();
  const body = { id: employee.user.userId };
  await owner.call(employeeRoutes.deactivateEmployee, { body });
  await deliver(handler, gone);
  expect(service.taken).toEqual([]);
});
