import { planningRoutes } from '@driftig/contracts/planning/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays, yearOf, type DateText } from '@driftig/domain/dates';
import { monthOfDate, monthPlus } from '@driftig/domain/time/report';
import { createCompany } from '@driftig/tests/support/company/company';
import { createPeople, placeShift } from '@driftig/tests/support/company/planning';

import { quantile, timeRuns, type Figure } from './figures.ts';
import { seedHours } from './measure-time.ts';
import { seedAbsences } from './measure-vacation.ts';
import type { Ask } from './served.ts';

const sizes = [10, 200] as const;
const monthsOfHours = 6;

/** The waiting times of a company of 10 people and of one of 200, and how much they grow. */
export async function measureGrowth(ask: Ask, today: DateText): Promise<Figure[]> {
  const [few, many] = sizes;
  const atFew = await timesOf(ask, today, few);
  const atMany = await timesOf(ask, today, many);
  return Object.entries(atMany).flatMap(([name, measured]): Figure[] => [
    { name: `${name} of ${many} people, p50`, measured, unit: 'ms' },
    {
      name: `${name}: ${many} people against ${few}`,
      measured: measured / (atFew[name] ?? Number.NaN),
      unit: 'times',
      target: 1.5,
    },
  ]);
}

async function timesOf(ask: Ask, today: DateText, people: number): Promise<Record<string, number>> {
  const company = await createCompany({ plan: 'pro' });
  const names = Array.from({ length: people }, (_, index) => `Medarbejder ${index + 1}`);
  const ids = await createPeople(company, names);
  const year = yearOf(today);
  const last = monthPlus(monthOfDate(today), -1);
  await seedAbsences(company, ids, year);
  await seedHours(company, ids, { last, months: monthsOfHours, waits: 0 });
  const { id: orderid } = await placeShift(company.owner, {});
  const cookies = await company.owner.session();
  const month = { startDate: `${last}-01`, endDate: addDays(`${monthPlus(last, 1)}-01`, -1) };
  const inYear = { startDate: `${year}-01-01`, endDate: `${year}-12-31`, status: '0,1,2' };
  const all = { limit: '100000', offset: '0' };
  const day = { startdate: `${year}-06-10`, enddate: `${year}-06-10` };
  const calls = {
    'Year of absences': () =>
      ask(vacationRoutes.listAbsenceEntries, { cookies, query: { ...inYear, ...all } }),
    'Open deviations': () => ask(timeRoutes.countDeviations, { cookies, query: {} }),
    'Overview of hours': () => ask(timeRoutes.getHoursOverview, { cookies, query: month }),
    'Planning dialog': () =>
      ask(planningRoutes.getAvailableEmployees, { cookies, query: { orderid, ...day } }),
  };
  const times: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls))
    times[name] = quantile(await timeRuns(50, call, 10), 0.5);
  return times;
}
