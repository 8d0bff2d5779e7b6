import type { Route } from '@driftig/contracts/core/route';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  approvedHours,
  createProject,
  listedHours,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import { beforeAll, describe, expect, test } from 'vitest';

let company: TestCompany;
/** Reports of the employee's manager, and an approved one of the employee. */
let ids: { theirs: string; own: string; project: string };
beforeAll(async () => {
  company = await createCompany();
  const { owner, employee } = company;
  const project = await createProject(owner);
  const theirs = await register(owner, { projectId: project });
  const own = await approvedHours(employee, owner, { projectId: project });
  ids = { theirs: theirs.id, own: own.id, project };
});

interface Attempt {
  readonly status: number;
  readonly params?: () => Readonly<Record<string, string>>;
  readonly query?: () => Readonly<Record<string, string>>;
  readonly body?: () => object;
}

const manager = () => company.owner.user.userId;
const period = { startDate: workDay(), endDate: workDay(6) };
const hours = () => ({ date: workDay(), hours: 1, projectId: ids.project });
const theirs = () => ({ id: ids.theirs });
const own = () => ({ id: ids.own });

/**
 * Each route as an employee would call it for another person, or on that person's decided hours.
 */
const attempts: Readonly<Record<string, readonly Attempt[]>> = {
  createTimeReport: [{ status: 403, body: () => ({ ...hours(), employeeId: manager() }) }],
  updateTimeReport: [
    { status: 404, params: theirs, body: hours },
    { status: 409, params: own, body: hours },
  ],
  deleteTimeReport: [
    { status: 404, params: theirs },
    { status: 409, params: own },
  ],
  decideTimeReport: [
    { status: 403, params: theirs, body: () => ({ status: 2 }) },
    { status: 403, params: own, body: () => ({ status: 1 }) },
  ],
  decideTimeReports: [{ status: 403, body: () => ({ status: 2, ids: [ids.own] }) }],
  getTimeReportHistory: [{ status: 404, params: theirs }],
  getFlexBalance: [{ status: 403, query: () => ({ employeeId: manager() }) }],
  getRegister: [{ status: 403, query: () => ({ year: '2026', employeeId: manager() }) }],
  listOwnTimeReports: [{ status: 400, query: () => ({ status: '1', employeeId: manager() }) }],
  getOwnTimeSummary: [{ status: 400, query: () => ({ ...period, employeeId: manager() }) }],
  listTimeReports: [{ status: 403, query: () => ({ status: '1' }) }],
  listHoursOfPeriod: [{ status: 403, query: () => period }],
  getHoursOverview: [{ status: 403, query: () => period }],
  getHoursByMonth: [{ status: 403, query: () => ({ employeeId: manager() }) }],
  countTimeReports: [{ status: 403 }],
  countDeviations: [{ status: 403 }],
  getTimeTerms: [{ status: 403, params: () => ({ id: manager() }) }],
  saveTimeTerms: [{ status: 403, body: () => ({ employeeid: manager(), norms: [] }) }],
  updateTimeSettings: [
    { status: 403, body: () => ({ flexEnabled: 0, timeMode: 'daily', dailyStandard: 1 }) },
  ],
  createProject: [{ status: 403, body: () => ({ name: 'Mit' }) }],
  updateProject: [
    { status: 403, params: () => ({ id: ids.project }), body: () => ({ name: 'x', active: 0 }) },
  ],
  listOrderProjects: [{ status: 403 }],
  listInternalProjects: [{ status: 403 }],
  listDeviations: [{ status: 403, query: () => period }],
  noteDeviation: [
    {
      status: 403,
      body: () => ({
        rule: 'dailyRest',
        employeeid: manager(),
        date: workDay(),
        what: 'x',
        why: 'xyz',
        people: 1,
      }),
    },
  ],
  listInvoiceableHours: [{ status: 403, query: () => ({ orderId: '1.abcdefgh' }) }],
};

/** Routes about the caller only, which take no id of a person. */
const onlyOwn = [
  'listTimeEmployees',
  'listOwnOrderProjects',
  'listOwnInternalProjects',
  'getTimeSettings',
  'previewCopy',
  'copyTimeReports',
  'getTimer',
  'startTimer',
  'stopTimer',
  'discardTimer',
];

test('each route is tested, or is about the caller only', () => {
  expect([...Object.keys(attempts), ...onlyOwn].toSorted()).toEqual(
    Object.keys(timeRoutes).toSorted(),
  );
});

describe.each(Object.entries(attempts))('an employee, for another, by %s', (key, tries) => {
  const route = timeRoutes[key as keyof typeof timeRoutes] as Route;
  test.each(tries)('is refused ($status) and changes nothing', async (attempt) => {
    const before = await listedHours(company.owner);
    const { status } = await company.employee.call(route, {
      ...(attempt.params && { params: attempt.params() }),
      ...(attempt.query && { query: attempt.query() }),
      ...(attempt.body && { body: attempt.body() }),
    });
    expect(status).toBe(attempt.status);
    expect(await listedHours(company.owner)).toEqual(before);
  });
});
