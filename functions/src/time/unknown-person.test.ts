import type { Route } from '@driftig/contracts/core/route';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { workDay } from '@driftig/tests/support/company/hours';
import { beforeAll, describe, expect, test } from 'vitest';

let company: TestCompany;
let otherCompany: TestCompany;
beforeAll(async () => {
  [company, otherCompany] = [await createCompany(), await createCompany()];
});

const period = { startDate: workDay(), endDate: workDay(6) };

/** A manager's requests about the hours of a person. */
const requests: Readonly<Record<string, (id: string) => readonly [Route, object]>> = {
  listTimeReports: (id) => [timeRoutes.listTimeReports, { query: { status: '1', employeeId: id } }],
  listHoursOfPeriod: (id) => [
    timeRoutes.listHoursOfPeriod,
    { query: { ...period, employeeId: id } },
  ],
  listDeviations: (id) => [timeRoutes.listDeviations, { query: { ...period, employeeId: id } }],
  getFlexBalance: (id) => [timeRoutes.getFlexBalance, { query: { employeeId: id } }],
  getRegister: (id) => [
    timeRoutes.getRegister,
    { query: { year: workDay().slice(0, 4), employeeId: id } },
  ],
  getTimeTerms: (id) => [timeRoutes.getTimeTerms, { params: { id } }],
  saveTimeTerms: (id) => [timeRoutes.saveTimeTerms, { body: { employeeid: id, norms: [] } }],
};

describe.each(Object.entries(requests))('%s', (_name, request) => {
  test('answers for an employee of the company', async () => {
    const [route, input] = request(company.employee.user.userId);
    expect((await company.owner.call(route, input)).status).toBe(200);
  });

  test.each([
    ['an unknown person', () => 'unknown'],
    ['another company’s employee', () => otherCompany.employee.user.userId],
  ])('for %s answers not found (404) and stores nothing', async (_who, idOf) => {
    const [route, input] = request(idOf());
    expect(await company.owner.call(route, input)).toMatchObject({
      status: 404,
      json: { message: 'Medarbejderen findes ikke.' },
    });
    expect((await company.store.time.listTerms()).has(idOf())).toBe(false);
  });
});
