import { recordEntity } from '@driftig/data/records/records.entities';
import { oldHoursRepository } from '@driftig/data/time/old-hours.repository';
import { moveOldHours } from '@driftig/data/time/hours-move';
import { services } from '@driftig/functions/pipeline/services';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { createCompany, type TestCompany } from './support/company/company.ts';
import { listedHours, workDay } from './support/company/hours.ts';
import { createPeople } from './support/company/planning.ts';
import { runBeforeCommit } from './support/stack/commit-barrier.ts';

/** Stores hours as they were kept before they were time reports. */
async function storeOld(
  { companyId }: TestCompany,
  employeeId: string,
  date: string,
  { id = ulid(), version = 1 } = {},
) {
  const at = new Date().toISOString();
  await recordEntity(services().table)
    .put({
      companyId,
      type: 'employeeshours',
      id,
      version,
      createdAt: at,
      updatedAt: at,
      values: {
        employeeId,
        name: 'Jonas',
        department: 'Lager',
        orderId: '1.abcdefgh',
        orderTitle: '1 Sommerfest',
        date,
        fromTime: '16:00',
        toTime: '23:30',
      },
    })
    .go();
}

const move = ({ companyId, store }: TestCompany) =>
  moveOldHours(services().table, companyId, store);

test('old rows become approved time reports once, however often it runs', async () => {
  const company = await createCompany();
  const people = await createPeople(company, ['Sara', 'Ali']);
  for (const employeeId of people)
    for (const day of [0, 1, 30]) await storeOld(company, employeeId, workDay(day));
  expect(await move(company)).toBe(6);
  const moved = await listedHours(company.owner, '2');
  expect(moved).toMatchObject({
    total: 6,
    data: expect.arrayContaining([
      expect.objectContaining({
        employeename: 'Sara',
        projectId: '1.abcdefgh',
        projectname: '1 Sommerfest',
        starttime: '16:00',
        endtime: '23:30',
        hours: 7.5,
      }),
    ]),
  });
  expect(await move(company)).toBe(0);
  expect(await listedHours(company.owner, '2')).toEqual(moved);
  expect(await oldHoursRepository(services().table, company.companyId).list()).toEqual([]);
});

test('two concurrent runs move each row once, and no other company’s', async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const [sara = ''] = await createPeople(company, ['Sara']);
  for (let day = 0; day < 20; day += 1) await storeOld(company, sara, workDay(day));
  await storeOld(other, other.employee.user.userId, workDay());
  const runs = await Promise.allSettled([move(company), move(company)]);
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
  await move(company);
  expect((await listedHours(company.owner)).total).toBe(20);
  expect((await listedHours(other.owner)).total).toBe(0);
});

test('a record that changes meanwhile waits for the next run, and is moved as it is then', async () => {
  const company = await createCompany();
  const [sara = ''] = await createPeople(company, ['Sara']);
  const id = ulid();
  await storeOld(company, sara, workDay(), { id });
  runBeforeCommit(services().table, () => storeOld(company, sara, workDay(1), { id, version: 2 }));
  expect(await move(company)).toBe(0);
  expect((await listedHours(company.owner)).total).toBe(0);
  expect(await move(company)).toBe(1);
  expect((await listedHours(company.owner)).data).toMatchObject([{ date: workDay(1) }]);
});

test('a record that comes back, as from a backup, does not become a second report', async () => {
  const company = await createCompany();
  const [sara = ''] = await createPeople(company, ['Sara']);
  const id = ulid();
  await storeOld(company, sara, workDay(), { id });
  expect(await move(company)).toBe(1);
  await storeOld(company, sara, workDay(), { id });
  expect(await move(company)).toBe(0);
  expect((await listedHours(company.owner, '2')).total).toBe(1);
  expect(await oldHoursRepository(services().table, company.companyId).list()).toEqual([]);
});
