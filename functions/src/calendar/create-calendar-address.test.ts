import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { call } from '@driftig/tests/support/stack/call';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

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

test.each([
  ['createCalendarAddress', 'the first one'],
  ['createCalendarAddress', 'a later one'],
  ['removeCalendarAddress', 'a later one'],
] as const)('%s is refused (409) where %s was made just before', async (key, which) => {
  const { employee } = await createCompany();
  const make = () => employee.call(calendarRoutes.createCalendarAddress);
  await (which === 'the first one' ? employee.session() : make());
  let theirs = '';
  runBeforeCommit(services().table, async () => {
    theirs = ((await make()).json as { url: string }).url;
  });
  expect((await employee.call(calendarRoutes[key])).status).toBe(409);
  const params = { file: theirs.split('/').at(-1) ?? '' };
  expect((await call(calendarRoutes.showCalendarFeed, { params })).status).toBe(200);
});

test('a suspended company makes none', async () => {
  const { companyId, employee } = await createCompany();
  await changeCompany(companyId, { suspended: true });
  expect((await employee.call(calendarRoutes.createCalendarAddress)).status).toBe(403);
});
