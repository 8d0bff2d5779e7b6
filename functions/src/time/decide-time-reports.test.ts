import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  createProject,
  decideHours,
  listedHours,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import { createPeople } from '@driftig/tests/support/company/planning';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

const decideMany = async (ids: readonly string[], status: number, others: object = {}) =>
  company.owner.call(timeRoutes.decideTimeReports, { body: { ids, status, ...others } });

test('many of several people and months are approved, and taken back', async () => {
  const people = await createPeople(company, ['Sara', 'Ali']);
  const ids: string[] = [];
  for (const employeeId of people)
    for (const day of [0, 1, 28])
      ids.push((await register(company.owner, { projectId, employeeId, date: workDay(day) })).id);
  expect((await decideMany(ids, 2)).json).toEqual({
    done: expect.arrayContaining(ids),
    refused: [],
  });
  expect((await listedHours(company.owner, '2')).total).toBe(6);
  expect(await decideMany(ids, 1)).toMatchObject({ status: 200, json: { refused: [] } });
  expect((await listedHours(company.owner, '1')).total).toBe(6);
});

test('hours that were moved to another month are decided with the others', async () => {
  const entry = await register(company.owner, { projectId, date: workDay(28) });
  const { id, version } = entry;
  const moved = await company.owner.call(timeRoutes.updateTimeReport, {
    params: { id },
    body: { date: workDay(), projectId, hours: 7.4, version },
  });
  expect(moved.status).toBe(200);
  const other = await register(company.owner, { projectId, date: workDay(29) });
  expect((await decideMany([id, other.id], 2)).json).toEqual({
    done: expect.arrayContaining([id, other.id]),
    refused: [],
  });
});

test('reports that were decided meanwhile are refused with a reason; the others are saved', async () => {
  const [one, two] = [
    await register(company.employee, { projectId }),
    await register(company.employee, { projectId, date: workDay(1) }),
  ];
  await decideHours(company.administrator, one.id, 3, { reason: 'Nej' });
  expect((await decideMany([one.id, two.id, two.id, 'x.202601.y'], 2)).json).toEqual({
    done: [two.id],
    refused: [
      { id: one.id, message: 'Anders And har allerede afvist timerne.' },
      { id: 'x.202601.y', message: expect.stringMatching(/^Registreringen findes ikke længere/) },
    ],
  });
});

test('an id of another form does not prevent the others; when no id exists it is 404', async () => {
  const { id } = await register(company.employee, { projectId });
  expect((await decideMany(['nobody', id], 2)).json).toMatchObject({
    done: [id],
    refused: [{ id: 'nobody' }],
  });
  expect((await decideMany(['nobody', 'x.202601.y'], 2)).status).toBe(404);
});

test.each([
  ['decided by a colleague', 2, {}],
  ['changed since it was read', 1, { version: 9 }],
])(
  'a report that was %s gets the same refusal alone and among many',
  async (_what, before, { version }: { version?: number }) => {
    const { id } = await register(company.employee, { projectId });
    if (before === 2) await decideHours(company.administrator, id, 2);
    const versions = version === undefined ? {} : { versions: [version] };
    const [refusal] = (
      (await decideMany([id], 2, versions)).json as { refused: { message: string }[] }
    ).refused;
    const alone = await decideHours(company.owner, id, 2, version === undefined ? {} : { version });
    expect(alone).toMatchObject({ status: 409, json: { message: refusal?.message } });
  },
);

test('a report that was changed since it was read is not approved unseen', async () => {
  const [one, two] = [
    await register(company.employee, { projectId }),
    await register(company.employee, { projectId, date: workDay(1) }),
  ];
  await company.employee.call(timeRoutes.updateTimeReport, {
    params: { id: one.id },
    body: { date: workDay(), projectId, hours: 12 },
  });
  const ids = [one.id, two.id];
  expect((await decideMany(ids, 2, { versions: [one.version, two.version] })).json).toEqual({
    done: [two.id],
    refused: [{ id: one.id, message: 'En anden har ændret timerne imens. Se dem igennem igen.' }],
  });
  expect((await decideMany(ids, 2, { versions: [1] })).status).toBe(400);
  expect((await listedHours(company.owner, '1')).data).toMatchObject([{ id: one.id, hours: 12 }]);
});

test('two at once: each row is approved once', async () => {
  const ids: string[] = [];
  for (let day = 0; day < 5; day += 1)
    ids.push((await register(company.employee, { projectId, date: workDay(day) })).id);
  const answers = await Promise.all([decideMany(ids, 2), decideMany(ids, 2)]);
  const outcomes = answers.map(({ json }) => json as { done: string[]; refused: { id: string }[] });
  expect(outcomes.flatMap(({ done }) => done).toSorted()).toEqual(ids.toSorted());
  for (const { done, refused } of outcomes)
    expect([...done, ...refused.map(({ id }) => id)].toSorted()).toEqual(ids.toSorted());
  expect((await listedHours(company.owner, '2')).total).toBe(5);
});

test('a rejection without a remark, none, and over a hundred are refused', async () => {
  const { id } = await register(company.employee, { projectId });
  expect((await decideMany([id], 3)).status).toBe(400);
  expect((await decideMany([], 2)).status).toBe(400);
  expect(
    (
      await decideMany(
        Array.from({ length: 101 }, () => id),
        2,
      )
    ).status,
  ).toBe(400);
  expect((await listedHours(company.owner, '1')).total).toBe(1);
});
