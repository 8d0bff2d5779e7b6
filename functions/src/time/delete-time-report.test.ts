import { timeRoutes } from '@driftig/contracts/time/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import {
  approvedHours,
  createProject,
  flexOf,
  listedHours,
  ownHours,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

const remove = ({ call }: Caller, id: string) =>
  call(timeRoutes.deleteTimeReport, { params: { id } });

test('hours that wait are deleted: out of lists, sums and flex, and once only', async () => {
  const { id } = await register(company.employee, { projectId, hours: 9.4 });
  expect(await remove(company.employee, id)).toMatchObject({
    status: 200,
    json: { message: 'Registreringen er slettet.' },
  });
  expect(await ownHours(company.employee)).toMatchObject({ data: [], total: 0 });
  expect(await listedHours(company.owner)).toMatchObject({ data: [], total: 0 });
  expect(await flexOf(company.employee)).toBe(0);
  expect(await remove(company.employee, id)).toMatchObject({
    status: 404,
    json: { message: expect.stringMatching(/^Registreringen findes ikke længere/) },
  });
});

test('they are kept for as long as the law asks, in the store alone', async () => {
  const { id, date } = await register(company.employee, { projectId });
  await remove(company.employee, id);
  const [month] = await company.store.time.getMonths([
    { employeeId: company.employee.user.userId, month: date.slice(0, 7) },
  ]);
  const year = Number(date.slice(0, 4));
  expect(month?.reports).toMatchObject([
    { reportId: id, status: 'deleted', hundredths: 740, purgeAfter: `${year + 5}-07-01` },
  ]);
});

test('a manager deletes anybody’s; what is decided stays (409)', async () => {
  const { id } = await register(company.employee, { projectId });
  expect((await remove(company.administrator, id)).status).toBe(200);
  const other = await approvedHours(company.employee, company.owner, {
    projectId,
    date: workDay(1),
  });
  expect((await remove(company.owner, other.id)).status).toBe(409);
  expect((await remove(company.employee, other.id)).status).toBe(409);
});
