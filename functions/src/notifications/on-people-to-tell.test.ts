import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { applyFor, decide } from '@driftig/tests/support/company/absences';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createProject, decideHours, register } from '@driftig/tests/support/company/hours';
import { depositForm, issue, setStatus } from '@driftig/tests/support/company/invoices';
import { deliver } from '@driftig/tests/support/stack/mails';
import {
  notifiedOf,
  shownTo,
  tellAll,
  tellingsOf,
  unreadOf,
} from '@driftig/tests/support/company/notifications';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { beforeEach, expect, test } from 'vitest';

import { handler } from './on-people-to-tell.ts';

setUpLive();

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const titles = async (who: Caller) => (await shownTo(who)).map(({ title }) => title);
const idsOf = (...people: Caller[]) => people.map(({ user }) => user.userId);

test('an event tells each person once, also when it is delivered again and twice at once', async () => {
  const { owner, administrator, employee } = company;
  const { id, ordernumber } = await placeShift(owner);
  await assign(owner, id, idsOf(administrator, employee));
  const [event] = await tellingsOf(company);
  await Promise.all([deliver(handler, event), deliver(handler, event), deliver(handler, event)]);
  await deliver(handler, event);
  for (const who of [administrator, employee]) {
    expect(await titles(who)).toEqual([`Du er sat på ordre ${ordernumber}`]);
    expect(await unreadOf(who)).toBe(1);
  }
  expect(await notifiedOf(company)).toHaveLength(2);
});

test('one that was read stays read when its event comes again', async () => {
  const { owner, employee } = company;
  const { id } = await placeShift(owner);
  await assign(owner, id, idsOf(employee));
  const [event] = await tellingsOf(company);
  await deliver(handler, event);
  const [told] = await shownTo(employee);
  await employee.call(notificationRoutes.markNotificationRead, { body: { id: told?.id } });
  await deliver(handler, event);
  expect(await unreadOf(employee)).toBe(0);
  expect(await notifiedOf(company)).toHaveLength(1);
});

test('the actor is not notified; without other people no notification is stored', async () => {
  const { owner, employee } = company;
  const { id } = await placeShift(owner);
  await assign(owner, id, idsOf(owner, employee));
  await tellAll(company);
  expect(await titles(owner)).toEqual([]);
  expect(await titles(employee)).toHaveLength(1);
  const other = await placeShift(owner, { startDate: '2027-03-11', endDate: '2027-03-11' });
  await assign(owner, other.id, idsOf(owner));
  expect(await tellingsOf(company)).toHaveLength(1);
});

test('an order that is moved, cancelled or deleted tells its people; one that is over does not', async () => {
  const { owner, employee } = company;
  const { id, ordernumber } = await placeShift(owner);
  await assign(owner, id, idsOf(employee));
  const note = { text: 'Mød ved porten', ordernumber };
  expect((await owner.call(orderRoutes.updateNoteForEmployees, { body: note })).status).toBe(200);
  await owner.call(orderRoutes.changeOrderStatus, { body: { id, invoicechose: 4 } });
  const deleted = await placeShift(owner);
  await assign(owner, deleted.id, idsOf(employee));
  const body = { dType: 'orders', id: deleted.id };
  expect((await owner.call(recordRoutes.deleteRecord, { body })).status).toBe(200);
  const past = await placeShift(owner, { startDate: '2024-03-11', endDate: '2024-03-11' });
  await assign(owner, past.id, idsOf(employee));
  await tellAll(company);
  expect(await titles(employee)).toEqual([
    `Ordre ${deleted.ordernumber} er slettet`,
    `Du er sat på ordre ${deleted.ordernumber}`,
    `Ordre ${ordernumber} er annulleret`,
    `Ordre ${ordernumber} er ændret`,
    `Du er sat på ordre ${ordernumber}`,
  ]);
});

test('rejected hours come with their remark, approved ones quietly', async () => {
  const { owner, employee } = company;
  const projectId = await createProject(owner);
  const one = await register(employee, { projectId });
  await decideHours(owner, one.id, 3, { reason: 'Forkert ordre' });
  const other = await register(employee, { projectId, date: '2026-02-04' });
  await decideHours(owner, other.id, 2);
  await tellAll(company);
  const [shown, ...others] = await shownTo(employee);
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ kind: 'hoursRejected', unread: 1 });
  expect(shown?.text).toMatch(/^Mette Prøve har afvist .* Bemærkning: Forkert ordre$/);
});

test('an application that has changed since is not notified', async () => {
  const { owner, employee } = company;
  const { id } = await applyFor(employee);
  await decide(owner, id, 1);
  await decide(owner, id, 0);
  await tellAll(company);
  expect(await titles(employee)).toEqual(['Din ansøgning om ferie afventer igen']);
  await decide(owner, id, 2, { reason: 'For travlt' });
  await tellAll(company);
  expect((await titles(employee))[0]).toBe('Din ansøgning om ferie er afvist');
});

test('deactivated people and those who may not log in get no notification', async () => {
  const { owner, administrator, employee } = company;
  const { id } = await placeShift(owner);
  await assign(owner, id, idsOf(administrator, employee));
  await owner.call(employeeRoutes.deactivateEmployee, { body: { id: employee.user.userId } });
  const body = { dType: 'employees', id: administrator.user.userId, chose: 0 };
  expect((await owner.call(employeeRoutes.changeLoginAllowed, { body })).status).toBe(200);
  await tellAll(company);
  expect(await notifiedOf(company)).toEqual([]);
});

test('open screens of who is told ask again, and no others', async () => {
  const { owner, employee } = company;
  const other = await createCompany();
  const { id } = await placeShift(owner);
  await assign(owner, id, idsOf(employee));
  const phone = await openSocket(employee);
  const others = [await openSocket(owner), await openSocket(other.owner)];
  await tellAll(company);
  const told = await phone.next('changed');
  expect(told.reads).toEqual(['listNotifications', 'countNotifications']);
  expect(others.map(({ frames }) => frames)).toEqual([[], []]);
});

test('managers are told of an application and of a paid deposit, once each, and not what they did themselves', async () => {
  const { owner, administrator, employee } = company;
  await applyFor(employee);
  const deposit = await issue(owner, depositForm);
  await setStatus(administrator, deposit.id, 3);
  await tellAll(company);
  await tellAll(company);
  expect((await titles(owner)).toSorted()).toEqual([
    'Depositum på faktura 1 er betalt',
    'Jonas Bak søger om ferie',
  ]);
  expect(await titles(administrator)).toEqual(['Jonas Bak søger om ferie']);
  expect(await titles(employee)).toEqual([]);
});

test('an application that was decided before its managers were told is not news', async () => {
  const { owner, administrator, employee } = company;
  const { id } = await applyFor(employee);
  await decide(owner, id, 1);
  await tellAll(company);
  expect(await titles(administrator)).toEqual([]);
});

test('a kind that is switched off is not told at all, neither in the bell nor by mail nor by push', async () => {
  const { owner, administrator, employee } = company;
  const body = { kind: 'absenceApplied', bell: 0, mail: 1, push: 1 };
  await owner.call(notificationRoutes.saveNotificationChoice, { body });
  await applyFor(employee);
  await tellAll(company);
  expect(await titles(owner)).toEqual([]);
  expect(await titles(administrator)).toHaveLength(1);
  // Mails and pushes hang on the event of a stored notification.
  expect((await notifiedOf(company)).map(({ payload }) => payload['userId'])).toEqual(
    idsOf(administrator),
  );
  const { json } = await owner.call(notificationRoutes.listNotificationChoices);
  expect(json).toContainEqual(expect.objectContaining(body));
});
