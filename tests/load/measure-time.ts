import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays, type DateText } from '@driftig/domain/dates';
import {
  monthOfDate,
  monthPlus,
  type MonthText,
  type TimeReport,
} from '@driftig/domain/time/report';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createPeople } from '@driftig/tests/support/company/planning';

import { measureCall, type Figure } from './figures.ts';
import type { Ask } from './served.ts';

const people = 50;
const months = 50;
const rowsAMonth = 20;
/** Rows that wait, of the last month: what is approved at once. */
const waiting = 500;

/** A row of a working day, approved but for those of the newest month that wait. */
function reportOf(employeeId: string, month: MonthText, index: number, waits: boolean): TimeReport {
  const date = `${month}-${String(1 + index).padStart(2, '0')}`;
  return {
    reportId: `${employeeId}.${month.replace('-', '')}.R${String(index).padStart(4, '0')}`,
    employeeId,
    date,
    kind: 'work',
    status: waits ? 'pending' : 'approved',
    projectId: 'ip-store',
    projectName: 'Lager og klargøring',
    isInternal: true,
    activity: 'Pakning af lys til Sommerfest',
    hundredths: 740,
    startTime: '07:00',
    endTime: '14:54',
    breakMinutes: 30,
    flexReason: '',
    reason: '',
    shiftId: '',
    invoiceNumber: 0,
    recordedAt: `${date}T15:00:00.000Z`,
    decidedBy: '',
    purgeAfter: '',
    version: 1,
  };
}

interface Seeded {
  readonly last: MonthText;
  readonly months: number;
  /** Days of the last month that wait, of each person. */
  readonly waits: number;
}

/** Twenty days a month of each person, up to the last month -> ids of the reports that wait. */
export async function seedHours(
  { store }: TestCompany,
  ids: readonly string[],
  { last, months, waits }: Seeded,
): Promise<string[]> {
  const pending: string[] = [];
  for (let back = months - 1; back >= 0; back -= 1) {
    const month = monthPlus(last, -back);
    for (const employeeId of ids) {
      const reports = Array.from({ length: rowsAMonth }, (_, index) =>
        reportOf(employeeId, month, index, back === 0 && index < waits),
      );
      const before = { employeeId, month, reports: [], version: 0 };
      const after = { ...before, reports, version: 1 };
      await store.commit({
        writes: store.time.saveMonths([{ before, after }]),
        audit: { action: 'time.registered', subject: 'bench' },
      });
      pending.push(
        ...reports.filter(({ status }) => status === 'pending').map(({ reportId }) => reportId),
      );
    }
  }
  return pending;
}

/**
 * A company of 50 people with 50,000 rows: an employee's month, the approver's page, the overview.
 */
export async function measureTime(ask: Ask, today: DateText): Promise<Figure[]> {
  const company = await createCompany({ plan: 'pro' });
  const names = Array.from({ length: people - 1 }, (_, index) => `Medarbejder ${index + 1}`);
  const own = company.employee.user.userId;
  const ids = [own, ...(await createPeople(company, names))];
  const last = monthPlus(monthOfDate(today), -1);
  const pending = await seedHours(company, ids, { last, months, waits: waiting / people });
  const [office, phone] = [await company.owner.session(), await company.employee.session()];
  const month = { startDate: `${last}-01`, endDate: addDays(`${monthPlus(last, 1)}-01`, -1) };
  const page = { limit: '10', offset: '0' };
  const measure = (name: string, target: number | undefined, call: () => Promise<unknown>) =>
    measureCall(name, call, { target });
  const figures = [
    ...(await measure('One’s own month of hours', 10, () =>
      ask(timeRoutes.listOwnTimeReports, {
        cookies: phone,
        query: { ...page, ...month, status: '1,2' },
      }),
    )),
    ...(await measure('Flex balance over 50 months', 20, () =>
      ask(timeRoutes.getFlexBalance, { cookies: phone, query: {} }),
    )),
    ...(await measure('Approver’s first page of 50,000 rows', 15, () =>
      ask(timeRoutes.listTimeReports, { cookies: office, query: { ...page, status: '2' } }),
    )),
    ...(await measure('Overview of 50 people for a month', 60, () =>
      ask(timeRoutes.getHoursOverview, { cookies: office, query: month }),
    )),
    ...(await measure('Open deviations of 50 people, for the dashboard', undefined, () =>
      ask(timeRoutes.countDeviations, { cookies: office, query: {} }),
    )),
  ];
  return [...figures, await approveAll(ask, office, pending)];
}

const atOnce = 50;

/** Approves as the screen does: one call after the other, so that its progress can be shown. */
async function approveAll(
  ask: Ask,
  cookies: Readonly<Record<string, string>>,
  ids: readonly string[],
): Promise<Figure> {
  const start = performance.now();
  for (let from = 0; from < ids.length; from += atOnce) {
    const body = { ids: ids.slice(from, from + atOnce), status: 2 };
    await ask(timeRoutes.decideTimeReports, { cookies, body });
  }
  const measured = performance.now() - start;
  return { name: `${ids.length} rows approved`, measured, unit: 'ms', target: 3000 };
}
