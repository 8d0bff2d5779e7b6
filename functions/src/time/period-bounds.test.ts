import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { workDay } from '@driftig/tests/support/company/hours';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

/** Reads of a period, with the most days of one. */
const reads = [
  ['getHoursOverview', 366, 'et år'],
  ['listHoursOfPeriod', 366, 'et år'],
  ['getOwnTimeSummary', 366, 'et år'],
  ['listDeviations', 186, 'et halvt år'],
] as const;

test.each(reads)('%s answers %i days, and refuses a day more', async (key, most, name) => {
  const read = (startDate: string, endDate: string) =>
    company.owner.call(timeRoutes[key], { query: { startDate, endDate } });
  expect((await read(workDay(), workDay(most - 1))).status).toBe(200);
  expect(await read(workDay(), workDay(most))).toMatchObject({
    status: 400,
    json: { fields: { endDate: `Vælg en periode på højst ${name}.` } },
  });
});

test.each(reads)('%s refuses a period that ends before it starts', async (key) => {
  const query = { startDate: workDay(1), endDate: workDay() };
  expect(await company.owner.call(timeRoutes[key], { query })).toMatchObject({
    status: 400,
    json: { fields: { endDate: 'Slutdatoen ligger før startdatoen.' } },
  });
});
