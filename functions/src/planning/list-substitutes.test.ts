import { planningRoutes } from '@driftig/contracts/planning/routes';
import { applyAndApprove } from '@driftig/tests/support/company/absences';
import { addCaller, createCompany, type Caller } from '@driftig/tests/support/company/company';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
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
  const { free, unable } = json as {
    free: { name: string; warnings: string[] }[];
    unable: { id: string; reason: string }[];
  };
  expect(free.find(({ name }) => name === 'Sara')?.warnings).toEqual([]);
  expect(free.find(({ name }) => name === 'Ali')?.warnings).toEqual([
    expect.stringContaining('Loven kræver 11'),
  ]);
  expect(free.at(-1)?.name).toBe('Ali');
  const reasons = new Map(unable.map(({ id, reason }) => [id, reason]));
  expect(reasons.get(idOf(ida))).toBe('Sommerfest, kl. 18:00-23:00');
  expect(reasons.get(idOf(company.employee))).toBe('Fraværende');

  const other = await createCompany();
  expect((await other.owner.call(planningRoutes.listSubstitutes, { query })).status).toBe(404);
  expect((await sara.call(planningRoutes.listSubstitutes, { query })).status).toBe(403);
});
