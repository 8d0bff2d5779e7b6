import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import {
  createProject,
  decideHours,
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

const history = ({ call }: Caller, id: string) =>
  call(timeRoutes.getTimeReportHistory, { params: { id } });

test('each entry has actor, time, and the fields before and after', async () => {
  const { id } = await register(company.employee, { projectId });
  await register(company.employee, { projectId, date: workDay(1) });
  const date = addDays(workDay(), 28);
  await company.owner.call(timeRoutes.updateTimeReport, {
    params: { id },
    body: { date, hours: 8, projectId },
  });
  await decideHours(company.administrator, id, 2);
  await decideHours(company.owner, id, 1);
  const { json } = await history(company.employee, id);
  expect(json).toMatchObject({
    data: [
      {
        by: 'Jonas Bak',
        action: 'registrerede',
        fields: [{ label: 'Dato' }, { label: 'Projekt', after: 'Lager' }, { after: '7,40' }],
      },
      {
        by: 'Mette Prøve',
        action: 'rettede',
        fields: [{ label: 'Dato' }, { label: 'Timer', before: '7,40', after: '8,00' }],
      },
      { by: 'Anders And', action: 'godkendte', fields: [] },
      { by: 'Mette Prøve', action: 'kaldte tilbage', fields: [] },
    ],
  });
});

test('includes the half after midnight, also when a month ends between them', async () => {
  const date = `${workDay().slice(0, 4)}-01-31`;
  const over = { startTime: '20:00', endTime: '02:00', overMidnight: 1 };
  await register(company.employee, { projectId, date, ...over });
  const { data } = await ownHours(company.employee, '1');
  expect(data).toHaveLength(2);
  for (const { id } of data)
    expect((await history(company.owner, id)).json).toMatchObject({
      data: [{ action: 'registrerede' }],
    });
});

test('refuses another person’s report and an unknown one', async () => {
  const { id } = await register(company.owner, { projectId });
  expect((await history(company.employee, id)).status).toBe(404);
  expect((await history(company.owner, 'x.202601.y')).status).toBe(404);
  expect((await history(company.owner, 'x')).status).toBe(404);
});
