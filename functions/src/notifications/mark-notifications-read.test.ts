import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import {
  notify,
  shownTo,
  someOccasion,
  unreadOf,
} from '@driftig/tests/support/company/notifications';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});
const markReadUpTo = ({ call }: Caller, upTo: string) =>
  call(notificationRoutes.markNotificationsRead, { body: { upTo } });

test('all up to the newest that was seen are read, and what came later is not', async () => {
  const { employee } = company;
  for (let at = 0; at < 30; at += 1) await notify(company, employee);
  const [newest] = await shownTo(employee);
  await notify(company, employee);
  expect((await markReadUpTo(employee, newest?.id ?? '')).status).toBe(200);
  expect(await unreadOf(employee)).toBe(1);
  expect((await shownTo(employee)).map(({ unread }) => unread)).toEqual([
    1,
    ...Array.from({ length: 30 }, () => 0),
  ]);
});

test('a notification that arrives afterwards is unread, though its event is older', async () => {
  const { employee, store } = company;
  const upTo = await notify(company, employee);
  await markReadUpTo(employee, upTo);
  const { userId } = employee.user;
  const late = { id: '01A', userId, at: new Date().toISOString(), by: userId };
  await store.notifications.add({ ...late, occasion: someOccasion });
  expect(await unreadOf(employee)).toBe(1);
});

test('other users’ notifications cannot be marked, in the company or outside', async () => {
  const other = await createCompany();
  const id = await notify(company, company.employee);
  for (const who of [company.owner, other.employee])
    expect((await markReadUpTo(who, id)).status).toBe(404);
  expect(await unreadOf(company.employee)).toBe(1);
});
