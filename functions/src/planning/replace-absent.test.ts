import { planningRoutes } from '@driftig/contracts/planning/routes';
import { applyAndApprove } from '@driftig/tests/support/company/absences';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import type { PlacedOrder } from '@driftig/tests/support/company/orders';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { act, statusFor } from '@driftig/tests/support/company/shifts';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { beforeEach, expect, test } from 'vitest';

const { startDate: day } = workingDay;
let company: TestCompany;
let jonas: Caller;
let sara: Caller;
let ali: Caller;
let order: PlacedOrder;
beforeEach(async () => {
  company = await createCompany();
  jonas = await addCaller(company, 'Jonas');
  sara = await addCaller(company, 'Sara');
  ali = await addCaller(company, 'Ali');
  order = await placeShift(company.owner);
  await assign(company.owner, order.id, [idOf(jonas)], { neededEmployees: 1 });
  await applyAndApprove(jonas, company.owner, { startdate: day, enddate: day });
});

const idOf = ({ user }: Caller) => user.userId;
const replace = (who = company.owner, people: readonly Caller[] = [sara, ali]) =>
  who.call(planningRoutes.replaceAbsent, {
    body: { orderid: order.id, employeeid: idOf(jonas), employees: people.map(idOf) },
  });
const titlesOf = async (who: Caller) => {
  await tellAll(company);
  return (await shownTo(who)).map(({ title }) => title);
};

test('the absent person is off and the others are asked, without a word about the absence', async () => {
  expect(await replace()).toMatchObject({
    status: 200,
    json: { message: 'Vagten er tilbudt 2 medarbejdere. Den første, der siger ja, får den.' },
  });
  expect([await statusFor(sara, 1, day), await statusFor(ali, 1, day)]).toEqual([3, 3]);
  const planning = (await company.store.orders.getById(order.id)).planning;
  expect(planning?.assignedIds).toEqual([]);
  await tellAll(company);
  const [notice] = await shownTo(sara);
  expect(notice?.title).toBe('Du tilbydes en vagt på ordre 1');
  expect(JSON.stringify(notice)).not.toMatch(/syg|fravær|Jonas/i);
});

test('the first yes has the shift, and the others are told that it is solved', async () => {
  await replace();
  expect((await act(ali, order.id, 3)).status).toBe(200);
  expect((await act(sara, order.id, 3)).status).toBe(409);
  expect(await titlesOf(sara)).toContain('Vagten på ordre 1 er ikke ledig længere');
});

test('two managers at once: one replaces, the other is refused (409)', async () => {
  const answers = await Promise.all([replace(), replace(company.administrator, [sara])]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('a person who is not absent is not replaced (409), and an absent one is not asked (409)', async () => {
  const other = await placeShift(company.owner, { startDate: '2027-03-20', endDate: '2027-03-20' });
  await assign(company.owner, other.id, [idOf(jonas)], { neededEmployees: 1 });
  const body = { orderid: other.id, employeeid: idOf(jonas), employees: [idOf(sara)] };
  expect((await company.owner.call(planningRoutes.replaceAbsent, { body })).status).toBe(409);
  expect((await replace(company.owner, [jonas])).status).toBe(409);
});

test("the manager's own words are the message to the people who are asked", async () => {
  const body = {
    orderid: order.id,
    employeeid: idOf(jonas),
    employees: [idOf(sara)],
    message: 'Kan du tage vagten? Vi giver mad.',
  };
  expect((await company.owner.call(planningRoutes.replaceAbsent, { body })).status).toBe(200);
  await tellAll(company);
  const [notice] = await shownTo(sara);
  expect(notice?.text).toContain('Kan du tage vagten? Vi giver mad.');
});

test('a free place is offered where no person is absent; a staffed order offers none (409)', async () => {
  const lacking = await placeShift(company.owner, {
    startDate: '2027-03-20',
    endDate: '2027-03-20',
  });
  const ask = (orderid: string) =>
    company.owner.call(planningRoutes.replaceAbsent, { body: { orderid, employees: [idOf(ali)] } });
  await assign(company.owner, lacking.id, [idOf(sara)], { neededEmployees: 2 });
  expect((await ask(lacking.id)).status).toBe(200);
  expect(await statusFor(ali, lacking.ordernumber, '2027-03-20')).toBe(3);
  await assign(company.owner, lacking.id, [idOf(sara)], { neededEmployees: 1 });
  expect((await ask(lacking.id)).status).toBe(409);
});

test("another company's order is not found (404)", async () => {
  const other = await createCompany();
  expect((await replace(other.owner)).status).toBe(404);
});
