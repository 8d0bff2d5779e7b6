import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { call } from '@driftig/tests/support/stack/call';
import { pushBrowser } from '@driftig/tests/support/live/push-service';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'starter' });
});

const save = ({ call }: Caller, body: object) => call(notificationRoutes.savePushDevice, { body });
const devicesOf = ({ user }: Caller) => company.store.pushDevices.find(user.userId);

test('a browser is there once, with its newest address', async () => {
  const { employee } = company;
  const [first, second] = [pushBrowser(), pushBrowser('updates.push.services.mozilla.com')];
  await save(employee, first.subscription);
  expect((await save(employee, second.subscription)).status).toBe(200);
  expect(Object.values(await devicesOf(employee))).toEqual([
    { endpoint: second.endpoint, ...second.subscription.keys },
  ]);
  expect(await devicesOf(company.owner)).toEqual({});
});

test('three browsers at once are all there, the first time and later', async () => {
  const { employee } = company;
  for (const there of [3, 6]) {
    const browsers = await Promise.all([1, 2, 3].map(() => employee.newSession()));
    const answers = await Promise.all(
      browsers.map((cookies) =>
        call(notificationRoutes.savePushDevice, { cookies, body: pushBrowser().subscription }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Object.keys(await devicesOf(employee))).toHaveLength(there);
  }
});

test('addresses of sessions that are over make room', async () => {
  const { employee } = company;
  const device = { endpoint: 'x', p256dh: 'x', auth: 'x' };
  const old = Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => [`s${at}`, { ...device, endpoint: `e${at}` }]),
  );
  await company.store.pushDevices.change(employee.user.userId, () => old);
  expect((await save(employee, pushBrowser().subscription)).status).toBe(200);
  expect(Object.keys(await devicesOf(employee))).toHaveLength(1);
});

const { subscription } = pushBrowser();
const { keys } = subscription;

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:word@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com/x',
  'https://evil.example/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://localhost/x',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
])('%s is refused, and nothing is kept', async (endpoint) => {
  const { status, json } = await save(company.employee, { endpoint, keys });
  expect(status).toBe(400);
  expect(json).toMatchObject({ fields: { endpoint: expect.stringContaining('Browseren') } });
  expect(await devicesOf(company.employee)).toEqual({});
});

test.each([
  { ...keys, p256dh: '' },
  { ...keys, p256dh: 'A'.repeat(87) },
  { ...keys, p256dh: `B${'A'.repeat(86)}` },
  { ...keys, auth: 'short' },
  { p256dh: keys.p256dh },
  'keys',
])('keys that nothing can be encrypted with are refused: %j', async (wrong) => {
  const { endpoint } = subscription;
  expect((await save(company.employee, { endpoint, keys: wrong })).status).toBe(400);
});
