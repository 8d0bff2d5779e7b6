import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { notify, shownTo, unreadOf } from '@driftig/tests/support/company/notifications';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { expect, test } from 'vitest';

setUpLive();
const markRead = ({ call }: Caller, id: string) =>
  call(notificationRoutes.markNotificationRead, { body: { id } });

test('one is read, also when it is said twice at once, and the others stay unread', async () => {
  const company = await createCompany();
  const { employee } = company;
  const id = await notify(company, employee);
  await notify(company, employee);
  await employee.session();
  const answers = await Promise.all([markRead(employee, id), markRead(employee, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await unreadOf(employee)).toBe(1);
  expect((await shownTo(employee)).map(({ unread }) => unread)).toEqual([1, 0]);
});

test('a colleague, an owner and another company get the answer for an unknown id', async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const id = await notify(company, company.employee);
  for (const who of [company.owner, company.administrator, other.employee, other.owner]) {
    const answer = await markRead(who, id);
    expect(answer).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect((await markRead(who, 'unknown')).status).toBe(404);
  }
  expect(await unreadOf(company.employee)).toBe(1);
});

test('the user’s other devices are notified, other users’ are not', async () => {
  const company = await createCompany();
  const { employee, owner } = company;
  const id = await notify(company, employee);
  const [phone, colleague] = [await openSocket(employee), await openSocket(owner)];
  await markRead(employee, id);
  const reads = ['listNotifications', 'countNotifications'];
  expect(await phone.next('changed')).toEqual({ event: 'changed', reads });
  expect(colleague.frames).toEqual([]);
});
