import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { call } from '@driftig/tests/support/stack/call';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { expect, test } from 'vitest';

test('only one of two addresses made at once works', async () => {
  const { employee } = await createCompany();
  const make = () => employee.call(calendarRoutes.createCalendarAddress);
  await make();
  const answers = await Promise.all([make(), make()]);
  const made = answers.filter(({ status }) => status === 200);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const works = await Promise.all(
    made.map(async ({ json }) => {
      const file = (json as { url: string }).url.split('/').at(-1);
      return (await call(calendarRoutes.showCalendarFeed, { params: { file: file ?? '' } })).status;
    }),
  );
  expect(works.filter((status) => status === 200)).toHaveLength(1);
});

test('a suspended company makes none', async () => {
  const { companyId, employee } = await createCompany();
  await changeCompany(companyId, { suspended: true });
  expect((await employee.call(calendarRoutes.createCalendarAddress)).status).toBe(403);
});
