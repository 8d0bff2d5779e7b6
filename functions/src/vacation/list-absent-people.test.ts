import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { applyFor, applyAndApprove, coming, decide } from '@driftig/tests/support/company/absences';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('people who are absent on a date or have applied for it, by name, without rejected ones', async () => {
  const { owner, employee, administrator } = await createCompany();
  await applyAndApprove(employee, owner, { enddate: coming(2) });
  await applyFor(administrator, { startdate: coming(1) });
  const { id } = await applyFor(owner, { startdate: coming(1) });
  await decide(owner, id, 2);
  const names = async (date: string) => {
    const { json } = await owner.call(vacationRoutes.listAbsentPeople, { query: { date } });
    return (json as { name: string; status: number }[]).map(({ name, status }) => [name, status]);
  };
  expect(await names(coming(1))).toEqual([
    ['Anders And', 0],
    ['Jonas Bak', 1],
  ]);
  expect(await names(coming(2))).toEqual([['Jonas Bak', 1]]);
  expect(await names(coming(3))).toEqual([]);
});
