import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const days = [7.5, 7.5, 7.5, 7.5, 0];
const save = (changes: object) =>
  company.owner.call(timeRoutes.saveTimeTerms, {
    body: { employeeid: company.employee.user.userId, norms: [], ...changes },
  });
const read = async () =>
  (
    await company.owner.call(timeRoutes.getTimeTerms, {
      params: { id: company.employee.user.userId },
    })
  ).json;

test('norms are kept by their first day, and may be taken away again', async () => {
  const norms = [
    { from: '2026-06-01', days },
    { from: '2026-01-01', days: [6, 6, 6, 6, 6] },
  ];
  const dates = { selforganiserfrom: '2026-03-01', eighteenon: '2026-02-01' };
  expect((await save({ norms, ...dates })).status).toBe(200);
  expect(await read()).toEqual({
    norms: norms.toReversed(),
    ...dates,
    version: 1,
  });
  await save({});
  expect(await read()).toMatchObject({ norms: [], selforganiserfrom: '', version: 2 });
});

test('two norms of a day, four days of a week and 25 hours are refused', async () => {
  const one = { from: '2026-06-01', days };
  for (const norms of [
    [one, one],
    [{ ...one, days: [1, 2, 3, 4] }],
    [{ ...one, days: [25, 0, 0, 0, 0] }],
    [{ ...one, days: [-1, 0, 0, 0, 0] }],
  ])
    expect((await save({ norms })).status).toBe(400);
  expect(await read()).toMatchObject({ version: 0 });
});

test('saving based on an older version is refused (409)', async () => {
  expect((await save({ version: 0 })).status).toBe(200);
  expect((await save({ version: 0 })).status).toBe(409);
});

test('terms that a colleague saves meanwhile are not overwritten (409)', async () => {
  for (const day of ['01', '02']) {
    const [theirs, own] = [5, 6].map((hours) => [
      { from: `2026-06-${day}`, days: Array(5).fill(hours) },
    ]);
    runBeforeCommit(services().table, () => save({ norms: theirs }));
    expect((await save({ norms: own })).status).toBe(409);
    expect(await read()).toMatchObject({ norms: theirs });
  }
});
