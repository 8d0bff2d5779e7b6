import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import {
  notify,
  shownTo,
  someOccasion,
  tellAll,
} from '@driftig/tests/support/company/notifications';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { act, answer, idOf, offer } from '@driftig/tests/support/company/shifts';
import { beforeEach, expect, test } from 'vitest';

const bounced = {
  kind: 'invoiceBounced',
  facts: { number: 7, customer: 'Fjord ApS', to: 'kunde@fjord.dk', problem: 'permanent' },
} as const;

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'starter' });
});

test('one sees one’s own, newest first, on every plan', async () => {
  const { employee, administrator } = company;
  const first = await notify(company, employee);
  const second = await notify(company, employee);
  await notify(company, administrator);
  expect(await shownTo(employee)).toEqual([
    expect.objectContaining({ id: second }),
    {
      id: first,
      kind: 'orderAssigned',
      at: expect.stringMatching(/Z$/),
      title: 'Du er sat på ordre 1',
      text: 'Sommerfest, 12-06-2026 kl. 14:00-20:00.',
      path: '/order/1',
      links: [],
      ask: null,
      unread: 1,
    },
  ]);
});

test('in pages, each with what of it is unread', async () => {
  const { employee } = company;
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await notify(company, employee));
  const [, second = ''] = ids;
  await employee.call(notificationRoutes.markNotificationRead, { body: { id: second } });
  const seen: [string, number][] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: '2', ...(cursor && { cursor }) };
    const answer = await employee.call(notificationRoutes.listNotifications, { query });
    const rows = answer.json as { id: string; unread: number }[];
    expect(rows.length).toBeLessThanOrEqual(2);
    seen.push(...rows.map(({ id, unread }): [string, number] => [id, unread]));
    cursor = answer.headers['x-next-cursor'];
  } while (cursor !== undefined);
  expect(seen).toEqual(ids.toReversed().map((id) => [id, id === second ? 0 : 1]));
});

test("the cursor of another user's list is refused", async () => {
  const { owner, employee } = company;
  await notify(company, owner);
  await notify(company, owner);
  const query = { limit: '1' };
  const { headers } = await owner.call(notificationRoutes.listNotifications, { query });
  const stolen = { cursor: headers['x-next-cursor'] ?? '' };
  expect(
    (await employee.call(notificationRoutes.listNotifications, { query: stolen })).status,
  ).toBe(400);
});

test('words of others are answered as they were written', async () => {
  const title = '<img src=x onerror=alert(1)>';
  const occasion = { ...someOccasion, facts: { ...someOccasion.facts, title } };
  await notify(company, company.employee, occasion as typeof someOccasion);
  expect((await shownTo(company.employee))[0]?.text).toContain(title);
});

test('a former manager sees that a mail of an invoice came back, but not whose', async () => {
  const { owner, administrator } = company;
  await notify(company, administrator, bounced);
  const [told] = await shownTo(administrator);
  expect(told).toMatchObject({ text: expect.stringContaining('kunde@fjord.dk'), path: '/invo/7' });
  const body = { id: administrator.user.userId, roleid: 1 };
  expect((await owner.call(employeeRoutes.changeRole, { body })).status).toBe(200);
  const cookies = await administrator.newSession();
  const { json } = await administrator.call(notificationRoutes.listNotifications, { cookies });
  expect(json).toEqual([
    {
      ...told,
      title: 'En mail med en faktura er kommet retur',
      text: '',
      path: '/dashboard',
    },
  ]);
});

test('a request and an offer of a shift ask as long as they wait for the reader', async () => {
  const order = await placeShift(company.owner);
  await assign(company.owner, order.id, [], { neededEmployees: 2, allCanRequest: 1 });
  const [sara, ali] = [await addCaller(company, 'Sara'), await addCaller(company, 'Ali')];
  await act(sara, order.id, 1);
  await offer(company.owner, order.id, [idOf(ali)]);
  await tellAll(company);
  const asksOf = async (who: Caller) => (await shownTo(who)).map(({ ask }) => ask);
  const common = { orderid: order.id, date: workingDay.startDate };
  expect(await asksOf(company.owner)).toEqual([
    { ...common, kind: 'request', employeeid: idOf(sara), name: 'Sara' },
  ]);
  expect(await asksOf(ali)).toEqual([
    { ...common, kind: 'offer', employeeid: idOf(ali), name: '' },
  ]);
  await answer(company.owner, order.id, idOf(sara), 0);
  await act(ali, order.id, 3);
  expect(await asksOf(company.owner)).toEqual([null]);
  expect(await asksOf(ali)).toEqual([null]);
});
