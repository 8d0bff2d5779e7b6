import { planningRoutes } from '@driftig/contracts/planning/routes';
import { clockRepository } from '@driftig/data/clock/clock.repository';
import type { OutboxItem } from '@driftig/data/log/outbox.repository';
import { addDays } from '@driftig/domain/dates';
import { instantOf } from '@driftig/domain/planning/period';
import { today } from '@driftig/tests/support/company/absences';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { act } from '@driftig/tests/support/company/shifts';
import type { PlacedOrder } from '@driftig/tests/support/company/orders';
import { deliver } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';
import { handler } from './on-answers-due.ts';

const day = addDays(today(), 3);
const answerBy = `${day}T12:00`;
const at = new Date(instantOf(answerBy)).toISOString();
const idOf = ({ user }: Caller) => user.userId;

let company: TestCompany;
let sara: Caller;
let ali: Caller;
let order: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
  ali = await addCaller(company, 'Ali');
  order = await placeShift(company.owner, { startDate: day, endDate: day });
  await assign(company.owner, order.id, [], { neededEmployees: 1 });
});

const ask = (changes: object = {}) =>
  company.administrator.call(planningRoutes.replaceAbsent, {
    body: { orderid: order.id, employees: [sara, ali].map(idOf), answerby: answerBy, ...changes },
  });
const answersDue = (): OutboxItem => ({
  shard: '0',
  eventId: ulid(),
  name: 'answersDue',
  companyId: company.companyId,
  at,
  payload: { number: order.ordernumber },
});
const ring = () => deliver(handler, answersDue());
const shownToManager = async (who = company.administrator) => {
  await tellAll(company);
  return (await shownTo(who)).filter(({ kind }) => kind === 'shiftQuestionAnswered');
};

test('the clock is woken for the order at the time that the manager chose', async () => {
  await ask();
  const alarms = await clockRepository(services().table).listAlarms(at);
  const { companyId } = company;
  expect(alarms.filter((alarm) => alarm.companyId === companyId)).toEqual([
    { at, companyId, number: order.ordernumber },
  ]);
});

test('without a yes the manager who asked is notified with who answered what, once, however often and at once it rings', async () => {
  await ask();
  await ali.call(calendarRoutes.declineOffer, { body: { orderId: order.id } });
  await Promise.all([ring(), ring()]);
  await ring();
  const [notice, ...others] = await shownToManager();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    title: `Ingen har taget vagten på ordre ${order.ordernumber} endnu`,
    path: `/order/${order.ordernumber}?replace=free`,
  });
  expect(notice?.text).toMatch(/Nej tak: Ali.*Har ikke svaret: Sara/s);
  expect(await shownToManager(company.owner)).toEqual([]);
});

test('after a yes the manager is notified of that, and the time says nothing more', async () => {
  await ask();
  expect((await act(sara, order.id, 3)).status).toBe(200);
  await ring();
  expect((await shownToManager()).map(({ title }) => title)).toEqual([
    `Sara har taget vagten på ordre ${order.ordernumber}`,
  ]);
});

test('a later time replaces the one before, and a question without a time wakes no one', async () => {
  await ask({ answerby: `${day}T13:00` });
  await ring();
  await ask({ answerby: '' });
  await ring();
  expect(await shownToManager()).toEqual([]);
});

test.each([
  ['that has passed', () => '2020-01-01T12:00'],
  ['after the start of the shift', () => `${day}T15:00`],
  ['that is no whole hour', () => `${day}T12:30`],
  ['that is none', () => '2026-02-30T12:00'],
])('a time %s is refused at its field, and no question is asked', async (_promise, time) => {
  const { status, json } = await ask({ answerby: time() });
  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain('answerby');
  expect((await company.store.orders.getById(order.id)).planning?.question).toBeUndefined();
});
