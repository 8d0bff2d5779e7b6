import { services } from '@driftig/functions/pipeline/services';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';

import { measureColdStarts } from './cold-start.ts';
import { quantile, type Figure } from './figures.ts';
import { measureAccounting } from './measure-accounting.ts';
import { measureBoard } from './measure-board.ts';
import { measureCalendar } from './measure-calendar.ts';
import { measureCapacity } from './measure-capacity.ts';
import { measureFloor } from './measure-floor.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureHttp } from './measure-http.ts';
import { compareReading, measureIssuing } from './measure-invoices.ts';
import { measureLedger } from './measure-ledger.ts';
import { measureLists } from './measure-lists.ts';
import { measureLive } from './measure-live.ts';
import { measureLogin } from './measure-login.ts';
import { measurePhoto } from './measure-photo.ts';
import { measurePlanning } from './measure-planning.ts';
import { measureProcesses } from './measure-processes.ts';
import { measureSizes } from './measure-sizes.ts';
import { measureStart } from './measure-start.ts';
import { measureTime } from './measure-time.ts';
import { measureVacation } from './measure-vacation.ts';
import { seedInvoices } from './seed.ts';
import type { Ask } from './served.ts';

const today = '2026-11-21';
const [few, many] = [100, 100_000];

/** Shared by several measures; the company is made when the first one needs it. */
interface Measured {
  readonly ask: Ask;
  readonly busy: () => Promise<TestCompany>;
  readonly small: () => Promise<TestCompany>;
  readonly large: () => Promise<TestCompany>;
}

export function sharedBy(ask: Ask): Measured {
  const seeded = async (count: number) => {
    const company = await createCompany();
    await seedInvoices(services().table, company.store, count, today);
    return company;
  };
  return {
    ask,
    busy: once(createCompany),
    small: once(() => seeded(few)),
    large: once(() => seeded(many)),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

type Measure = (shared: Measured) => Promise<Figure[]>;

/** Each by the name it can be run alone by, in this order. */
export const measures: Readonly<Record<string, Measure>> = {
  floor: () => measureFloor(),
  issuing: async ({ ask, busy }) => measureIssuing(ask, (await busy()).owner),
  http: async ({ busy }) => measureHttp((await busy()).owner),
  reading: async ({ ask, small, large }) =>
    compareReading(ask, (await small()).owner, (await large()).owner),
  lists: ({ ask }) => measureLists(ask, today),
  accounting: ({ ask }) => measureAccounting(ask, today),
  ledger: ({ ask }) => measureLedger(ask),
  photo: () => measurePhoto(),
  planning: ({ ask }) => measurePlanning(ask),
  calendar: ({ ask }) => measureCalendar(ask),
  board: ({ ask }) => measureBoard(ask),
  time: ({ ask }) => measureTime(ask, today),
  vacation: ({ ask }) => measureVacation(ask, today),
  growth: ({ ask }) => measureGrowth(ask, today),
  live: ({ ask }) => measureLive(ask),
  login: async ({ ask, busy }) => measureLogin(ask, (await busy()).owner),
  cold: async ({ large }) => coldStartFigures(await large()),
  processes: async () => measureProcesses((await createCompany()).owner),
  capacity: () => measureCapacity(),
  sizes: () => measureSizes(),
  start: () => measureStart(),
};

async function coldStartFigures({ owner }: TestCompany): Promise<Figure[]> {
  const times = await measureColdStarts(await owner.session(), 20);
  const name = 'Fresh process to first answer';
  return [
    { name: `${name}, p50`, measured: quantile(times, 0.5), unit: 'ms', target: 170 },
    { name: `${name}, p95`, measured: quantile(times, 0.95), unit: 'ms', target: 250 },
  ];
}
