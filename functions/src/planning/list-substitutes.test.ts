import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { applyAndApprove, applyFor } from '@driftig/tests/support/company/absences';
import { addCaller, createCompany, type Caller } from '@driftig/tests/support/company/company';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { act } from '@driftig/tests/support/company/shifts';
import { expect, test } from 'vitest';

const { startDate: day } = workingDay;
const idOf = ({ user }: Caller) => user.userId;

test('people who are free are shown with what the law says, the others with the reason', async () => {
  const company = await createCompany();
  const [sara, ali, ida] = await Promise.all(
    ['Sara', 'Ali', 'Ida'].map((name) => addCaller(company, name)),
  );
  if (sara === undefined || ali === undefined || ida === undefined) throw new Error('no people');
  const order = await placeShift(company.owner);
  const early = { startDate: '2027-03-11', endDate: '2027-03-11', startTime: '05:00' };
  const next = await placeShift(company.owner, { ...early, endTime: '09:00' });
  const same = await placeShift(company.owner, { startTime: '18:00', endTime: '23:00' });
  await assign(company.owner, next.id, [idOf(ali)], { neededEmployees: 1 });
  await assign(company.owner, same.id, [idOf(ida)], { neededEmployees: 1 });
  await applyAndApprove(company.employee, company.owner, { startdate: day, enddate: day });
  const query = { orderid: order.id };
  const { json } = await company.owner.call(planningRoutes.listSubstitutes, { query });
  const {
    free,
    unable,
    absent,
    order: shown,
  } = json as {
    free: { name: string; warnings: string[]; weekbefore: number; weekafter: number }[];
    unable: { id: string; reason: string }[];
    absent: unknown[];
    order: unknown;
  };
  expect(free.find(({ name }) => name === 'Sara')?.warnings).toEqual([]);
  expect(free.find(({ name }) => name === 'Ali')?.warnings).toEqual([
    expect.stringContaining('Loven kræver 11'),
  ]);
  expect(free.at(-1)?.name).toBe('Ali');
  const find = (name: string) => free.find((one) => one.name === name);
  expect(find('Sara')).toMatchObject({ weekbefore: 0, bookings: [] });
  const busy = find('Ali');
  expect(busy?.weekbefore).toBe(400);
  expect((busy?.weekafter ?? 0) - 400).toBe(find('Sara')?.weekafter);
  expect(busy).toMatchObject({ bookings: [{ from: '2027-03-11T05:00', to: '2027-03-11T09:00' }] });
  const reasons = new Map(unable.map(({ id, reason }) => [id, reason]));
  expect(reasons.get(idOf(ida))).toBe('Sommerfest, kl. 18:00-23:00');
  expect(reasons.get(idOf(company.employee))).toBe('Fraværende');

  expect(absent).toEqual([]);
  expect(shown).toMatchObject({ ordernumber: order.ordernumber, missing: 0 });

  const other = await createCompany();
  expect((await other.owner.call(planningRoutes.listSubstitutes, { query })).status).toBe(404);
  expect((await sara.call(planningRoutes.listSubstitutes, { query })).status).toBe(403);
});

test('an ill person of the order is named with what is missing, and whose offer waits', async () => {
  const company = await createCompany();
  const [jonas, sara] = [await addCaller(company, 'Jonas'), await addCaller(company, 'Sara')];
  const order = await placeShift(company.owner);
  await assign(company.owner, order.id, [idOf(jonas)], { neededEmployees: 1 });
  await applyFor(jonas, { type: 'sickness', startdate: day, enddate: day });
  const ask = async () => {
    const query = { orderid: order.id };
    return (await company.owner.call(planningRoutes.listSubstitutes, { query })).json;
  };
  expect(await ask()).toMatchObject({
    order: { missing: 1 },
    absent: [{ id: idOf(jonas), sick: 1 }],
  });
  const body = { orderid: order.id, employeeid: idOf(jonas), employees: [idOf(sara)] };
  expect((await company.owner.call(planningRoutes.replaceAbsent, { body })).status).toBe(200);
  const after = (await ask()) as { free: { id: string; offered: number }[] };
  expect(after).toMatchObject({ order: { missing: 1 }, absent: [] });
  expect(after.free.find(({ id }) => id === idOf(sara))?.offered).toBe(1);
});

test('each answer to the question is shown, and after the yes who took it', async () => {
  const company = await createCompany();
  const { owner } = company;
  const [sara, ali] = [await addCaller(company, 'Sara'), await addCaller(company, 'Ali')];
  const order = await placeShift(owner);
  await assign(owner, order.id, [], { neededEmployees: 1 });
  const answers = async () => {
    const query = { orderid: order.id };
    const { json } = await owner.call(planningRoutes.listSubstitutes, { query });
    const { asked } = json as { asked: { name: string; answer: string }[] };
    return Object.fromEntries(asked.map(({ name, answer }) => [name, answer]));
  };
  const body = { orderid: order.id, employees: [idOf(sara)] };
  const ask = (who: Caller) =>
    owner.call(planningRoutes.replaceAbsent, { body: { ...body, employees: [idOf(who)] } });
  expect(await answers()).toEqual({});
  await ask(sara);
  expect(await answers()).toEqual({ Sara: 'sent' });
  await tellAll(company);
  const [offer] = await shownTo(sara);
  await sara.call(notificationRoutes.markNotificationRead, { body: { id: offer?.id } });
  expect(await answers()).toEqual({ Sara: 'seen' });
  await sara.call(calendarRoutes.declineOffer, { body: { orderId: order.id } });
  await ask(ali);
  expect(await answers()).toEqual({ Sara: 'no', Ali: 'sent' });
  await ask(sara);
  expect(await answers()).not.toMatchObject({ Sara: 'no' });
  expect((await act(ali, order.id, 3)).status).toBe(200);
  expect(await answers()).toEqual({ Sara: 'ended', Ali: 'yes' });
});
