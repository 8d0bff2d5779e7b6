import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays, yearOf, type DateText } from '@driftig/domain/dates';
import type { Absence } from '@driftig/domain/vacation/absence';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createPeople } from '@driftig/tests/support/company/planning';

import { measureCall, type Figure } from './figures.ts';
import type { Ask } from './served.ts';

const people = 200;
const perPerson = 10;
const statuses = ['approved', 'approved', 'approved', 'pending', 'rejected'] as const;
const types = ['vacation', 'vacation', 'sickness'] as const;

/** An absence of a working week, one a month from February on. */
function absenceOf(employeeId: string, year: number, index: number): Absence {
  const startDate = `${year}-${String(2 + index).padStart(2, '0')}-0${1 + (index % 5)}`;
  return {
    absenceId: `${employeeId}.a${index}`,
    employeeId,
    type: types[index % types.length] ?? 'vacation',
    status: statuses[index % statuses.length] ?? 'approved',
    startDate,
    endDate: addDays(startDate, 4),
    startTime: '',
    endTime: '',
    comment: 'Ude at rejse med familien',
    reason: '',
    isOpen: false,
    returnsHoliday: false,
    appliedAt: `${year}-01-02`,
    decidedBy: '',
    purgeAfter: '',
    version: 1,
  };
}

/** Ten absences a person in a year, one a month from February on. */
export async function seedAbsences(
  { store }: TestCompany,
  ids: readonly string[],
  year: number,
): Promise<void> {
  for (const employeeId of ids) {
    const before = { employeeId, year, absences: [], version: 0 };
    const absences = Array.from({ length: perPerson }, (_, n) => absenceOf(employeeId, year, n));
    await store.commit({
      writes: store.vacation.saveYear({ before, after: { ...before, absences, version: 1 } }),
      audit: { action: 'vacation.changed', subject: 'bench' },
    });
  }
}

/**
 * The overview of a company with 200 people, each absent ten times a year, and an employee's
 * balance.
 */
export async function measureVacation(ask: Ask, today: DateText): Promise<Figure[]> {
  const company = await createCompany({ plan: 'pro' });
  const { owner, store } = company;
  const year = yearOf(today);
  const names = Array.from({ length: people }, (_, index) => `Medarbejder ${index + 1}`);
  const ids = await createPeople(company, names);
  await seedAbsences(company, ids, year);
  const [employeeId = ''] = ids;
  const account = {
    employeeId,
    employedFrom: `${year - 3}-01-01`,
    employedUntil: '',
    opening: undefined,
    corrections: [],
    version: 1,
  };
  await store.commit({
    writes: [store.vacation.saveAccount(undefined, account)],
    audit: { action: 'vacation.changed', subject: 'bench' },
  });
  const cookies = await owner.session();
  const overview = {
    startDate: `${year}-01-01`,
    endDate: `${year}-12-31`,
    status: '0,1,2',
    limit: '100000',
    offset: '0',
  };
  const month = { ...overview, startDate: `${year}-06-01`, endDate: `${year}-06-30` };
  const measure = (name: string, target: number, call: () => Promise<unknown>) =>
    measureCall(name, call, { target });
  const entries = (query: typeof overview) =>
    ask(vacationRoutes.listAbsenceEntries, { cookies, query });
  return [
    ...(await measure('Overview of 200 people for a year', 60, () => entries(overview))),
    ...(await measure('Overview of 200 people for a month', 60, () => entries(month))),
    ...(await measure('Balance of holiday', 10, () =>
      ask(vacationRoutes.getHolidayBalance, { cookies, query: { employeeid: employeeId } }),
    )),
  ];
}
