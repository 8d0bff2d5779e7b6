import { orderRoutes } from '@driftig/contracts/orders/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { services } from '@driftig/functions/pipeline/services';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { describe, expect, test } from 'vitest';

import { coming, mine, sendApplication } from './support/company/absences.ts';
import { newSlug } from './support/company/booking.ts';
import { createCompany, type TestCompany } from './support/company/company.ts';
import { createProject, ownHours, sendHours, workDay } from './support/company/hours.ts';
import { sendLines } from './support/company/order-lines.ts';
import { placeOrder } from './support/company/orders.ts';
import { sendTogether } from './support/stack/commit-barrier.ts';
import { statusesOf } from './support/stack/statuses.ts';

/** Sends one of two first saves; `at` is 0 or 1. */
type Send = (at: number) => Promise<TestAnswer>;
type Prepare = (company: TestCompany) => Send | Promise<Send>;

const together = async (prepare: Prepare) => {
  const company = await createCompany();
  for (const who of [company.owner, company.employee]) await who.session();
  const send = await prepare(company);
  const answers = await sendTogether(services().table, [() => send(0), () => send(1)]);
  return { company, answers };
};

describe('one of two first saves at once is refused (409), and the other is kept:', () => {
  const cases: readonly (readonly [what: string, prepare: Prepare])[] = [
    [
      'the lines of an order',
      async ({ owner }) => {
        const { id } = await placeOrder(owner);
        return () => sendLines(owner, id);
      },
    ],
    [
      'the booking form',
      ({ owner }) =>
        (at) => {
          const body = { open: true, slug: newSlug(), introduction: String(at), version: 0 };
          return owner.call(orderRoutes.updateBookingSettings, { body });
        },
    ],
    [
      "an employee's norm",
      ({ owner, employee }) =>
        (at) => {
          const norms = [{ from: '2026-01-01', days: [8, 8, 8, 8, 4 + at] }];
          const body = { employeeid: employee.user.userId, norms, version: 0 };
          return owner.call(timeRoutes.saveTimeTerms, { body });
        },
    ],
    [
      "an employee's holiday account",
      ({ owner, employee }) =>
        (at) => {
          const body = {
            employeeid: employee.user.userId,
            employedfrom: `2024-03-0${at + 1}`,
            corrections: [],
          };
          return owner.call(vacationRoutes.saveHolidayAccount, { body });
        },
    ],
  ];
  test.each(cases)('%s', async (_what, prepare) => {
    const { answers } = await together(prepare);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

describe('two first saves at once are both kept:', () => {
  test('internal projects', async () => {
    const { company, answers } = await together(
      ({ owner }) =>
        (at) =>
          owner.call(timeRoutes.createProject, { body: { name: `Lager ${at}` } }),
    );
    const made = answers.filter(({ status }) => status === 201).length;
    const { json } = await company.owner.call(timeRoutes.listInternalProjects);
    expect(made).toBeGreaterThan(0);
    expect(json).toHaveLength(made);
  });

  test('hours of a month', async () => {
    const { company, answers } = await together(async ({ owner, employee }) => {
      const projectId = await createProject(owner);
      return (at) => sendHours(employee, { projectId, date: workDay(at) });
    });
    expect(statusesOf(answers)).toEqual([201, 201]);
    expect((await ownHours(company.employee)).data).toHaveLength(2);
  });

  test('applications of a year', async () => {
    const { company, answers } = await together(
      ({ employee }) =>
        (at) =>
          sendApplication(employee, { startdate: coming(at), enddate: coming(at) }),
    );
    expect(answers.map(({ status }) => status < 300)).toEqual([true, true]);
    expect(await mine(company.employee)).toHaveLength(2);
  });
});
