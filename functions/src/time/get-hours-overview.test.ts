import { timeRoutes } from '@driftig/contracts/time/routes';
import { approved } from '@driftig/tests/support/absences';
import { createCompany } from '@driftig/tests/support/company';
import { createProject, register, worked } from '@driftig/tests/support/hours';
import { createPeople } from '@driftig/tests/support/planning';
import { expect, test } from 'vitest';

test('a line a person: hours, what waits, norm, flex, and each day with its absence', async () => {
  const company = await createCompany();
  const projectId = await createProject(company.owner);
  const [sara = ''] = await createPeople(company, ['Sara']);
  await register(company.employee, { projectId, hours: 8 });
  await approved(company.owner, company.owner, {
    employeeid: sara,
    startdate: worked(1),
    enddate: worked(1),
  });
  const query = { startDate: worked(), endDate: worked(6) };
  const { json } = await company.owner.call(timeRoutes.getHoursOverview, { query });
  const { people } = json as { people: { employeename: string }[] };
  expect(people.map(({ employeename }) => employeename)).toEqual([
    'Anders And',
    'Jonas Bak',
    'Mette Prøve',
    'Sara',
  ]);
  expect(people[1]).toMatchObject({ hours: 8, pending: 8, norm: 37, flex: 0.6 });
  expect(people[3]).toMatchObject({
    hours: 0,
    norm: 29.6,
    flex: 0,
    days: [
      { date: worked(), norm: 7.4, absence: '' },
      { date: worked(1), norm: 0, absence: 'vacation' },
      { date: worked(2) },
      { date: worked(3) },
      { date: worked(4) },
    ],
  });
});
