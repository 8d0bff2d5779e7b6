import type { Route } from '@driftig/contracts/core/route';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import {
  applyFor,
  applyAndApprove,
  coming,
  listAbsences,
  today,
} from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeAll, describe, expect, test } from 'vitest';

let company: TestCompany;
/** Absences of the employee's manager: one that waits, one approved, and an open illness. */
let theirs: { pending: string; approved: string; ill: string };
beforeAll(async () => {
  company = await createCompany();
  const { owner } = company;
  const [pending, done, ill] = [
    await applyFor(owner),
    await applyAndApprove(owner, owner, { startdate: coming(7) }),
    await applyFor(owner, { type: 'sickness', startdate: today(), open: 1 }),
  ];
  theirs = { pending: pending.id, approved: done.id, ill: ill.id };
});

interface Attempt {
  readonly status: number;
  readonly params?: () => Readonly<Record<string, string>>;
  readonly query?: () => Readonly<Record<string, string>>;
  readonly body?: () => object;
}

const manager = () => company.owner.user.userId;
const free = { startdate: coming(20), enddate: coming(20), timefrom: '', timeto: '', comment: '' };
const on = (which: keyof typeof theirs) => () => ({ id: theirs[which] });

/**
 * Each route as an employee would call it for another person. A new route does not compile without
 * one.
 */
const attempts: Readonly<Record<keyof typeof vacationRoutes, Attempt>> = {
  applyForAbsence: { status: 403, body: () => ({ ...free, employeeid: manager() }) },
  requestVacation: { status: 403, body: () => ({ ...free, employeeId: manager() }) },
  updateAbsence: { status: 404, params: on('pending'), body: () => free },
  editAbsence: { status: 403, params: on('pending'), body: () => free },
  decideAbsence: { status: 403, params: on('pending'), body: () => ({ status: 1, reason: null }) },
  endAbsence: { status: 404, params: on('ill'), body: () => ({ enddate: today() }) },
  deleteAbsence: { status: 404, params: on('pending') },
  cancelVacation: { status: 404, params: on('approved') },
  getHolidayBalance: { status: 403, query: () => ({ employeeid: manager() }) },
  getHolidayAccount: { status: 403, params: () => ({ id: manager() }) },
  saveHolidayAccount: {
    status: 403,
    body: () => ({ employeeid: manager(), employedfrom: today(), corrections: [] }),
  },
  listShiftsDuring: {
    status: 403,
    query: () => ({ startdate: coming(), enddate: coming(9), employeeid: manager() }),
  },
  listAbsences: { status: 403, query: () => ({ status: '0', employeeId: manager() }) },
  listAbsenceEntries: {
    status: 403,
    query: () => ({ status: '0,1', startDate: coming(), endDate: coming(9) }),
  },
  listAbsentPeople: { status: 403, query: () => ({ date: today() }) },
  countAbsences: { status: 403 },
  /** Takes no employee: it is about the caller only. */
  listOwnAbsences: { status: 400, query: () => ({ employeeid: manager() }) },
};

const claims = [1, 2, 3, '1', true];

describe.each(Object.entries(attempts))('an employee, for another, by %s', (key, attempt) => {
  const route: Route = vacationRoutes[key as keyof typeof vacationRoutes];

  const send = (claim: object = {}) => {
    const body = attempt.body && { ...attempt.body(), ...claim };
    return company.employee.call(route, {
      ...(attempt.params && { params: attempt.params() }),
      query: { ...attempt.query?.(), ...(body ? {} : claim) },
      ...(body && { body }),
    });
  };

  test('is refused, whatever rights are claimed, and changes nothing', async () => {
    const before = await listAbsences(company.owner, '0,1,2');
    expect((await send()).status).toBe(attempt.status);
    // Only one call has such a field; the others refuse what they do not know (400).
    for (const adminRights of claims)
      expect([attempt.status, 400]).toContain((await send({ adminRights })).status);
    expect(await listAbsences(company.owner, '0,1,2')).toEqual(before);
    expect(before.total).toBe(3);
  });
});
