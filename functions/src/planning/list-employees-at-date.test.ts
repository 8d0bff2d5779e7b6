import { planningRoutes } from '@driftig/contracts/planning/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { expect, test } from 'vitest';

test('lists all people, with the busy ones at the requested time', async () => {
  const { owner, employee } = await createCompany();
  const { id } = await placeShift(owner);
  await assign(owner, id, [employee.user.userId]);
  const ask = async (timestart: string, timedone: string) => {
    const query = { startdate: '2027-03-10', enddate: '2027-03-10', timestart, timedone };
    const { json } = await owner.call(planningRoutes.listEmployeesAtDate, { query });
    return (json as { name: string; status: number }[]).map(({ name, status }) => [name, status]);
  };
  const others = [
    ['Anders And', 1],
    ['Mette Prøve', 1],
  ];
  expect(await ask('19:00', '23:00')).toEqual([...others, ['Jonas Bak', 4]]);
  expect(await ask('20:00', '23:00')).toContainEqual(['Jonas Bak', 1]);
  expect(await ask('', '')).toContainEqual(['Jonas Bak', 4]);
});
