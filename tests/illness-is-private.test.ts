import { accessRules } from '@driftig/contracts/core/access';
import { sampleIds } from '@driftig/contracts/core/sample';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { beforeAll, expect, test } from 'vitest';

import { applyFor, today } from './support/company/absences.ts';
import { createCompany, type Caller, type TestCompany } from './support/company/company.ts';
import { tellAll } from './support/company/notifications.ts';
import { createPerson } from './support/company/people.ts';
import { assign, placeShift } from './support/company/planning.ts';
import { sampleRequest } from './support/samples/sample-requests.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';

/** Illness is health data (product Y22): colleagues see that a person is absent, never why. */
const illness = /syg|sick/i;
const employee = { role: 'employee', bookkeeping: false } as const;

let company: TestCompany;
let colleague: Caller;
let records: ReadonlyMap<string, string>;
beforeAll(async () => {
  company = await createCompany();
  colleague = company.employee;
  const ill = await createPerson(company, { name: 'Sara' });
  const { id } = await placeShift(company.owner, { startDate: today(), endDate: today() });
  await assign(company.owner, id, [ill.userId, colleague.user.userId]);
  const about = { type: 'sickness', startdate: today(), employeeid: ill.userId, open: 1 };
  const { id: absence } = await applyFor(company.owner, about);
  await applyFor(company.owner, { ...about, type: 'childsick', startdate: '2026-01-07', open: 0 });
  await tellAll(company);
  records = new Map([
    [sampleIds.order, id],
    [sampleIds.absence, absence],
    [sampleIds.illness, absence],
    [sampleIds.employee, ill.userId],
  ]);
});

const reads = testedRoutes.filter(
  ({ access, method }) => access !== 'public' && method === 'GET' && accessRules[access](employee),
);

test.each(reads.map((route) => [route.key, route] as const))(
  '%s shows a colleague no illness',
  async (_key, route) => {
    const { text } = await colleague.call(route, sampleRequest(route, records));
    expect(text).not.toMatch(illness);
  },
);

test('fields of absences for managers only are refused to employees', async () => {
  const query = { startDate: today(), endDate: today(), status: '0,1,2' };
  const { status } = await colleague.call(vacationRoutes.listAbsenceEntries, { query });
  expect(status).toBe(403);
});
