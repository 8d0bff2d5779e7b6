import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { services } from '@driftig/functions/pipeline/services';
import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import { localDir } from '@driftig/local-cloud/repository-folders';
import { createCompany } from '@driftig/tests/support/company';

import { measureColdStarts } from './cold-start.ts';
import { quantile, formatFigures, type Figure } from './figures.ts';
import { measureCapacity } from './measure-capacity.ts';
import { measureFloor } from './measure-floor.ts';
import { measureHttp } from './measure-http.ts';
import { compareReading, measureIssuing } from './measure-invoices.ts';
import { measureLists } from './measure-lists.ts';
import { measureLogin } from './measure-login.ts';
import { measurePlanning } from './measure-planning.ts';
import { measureProcesses } from './measure-processes.ts';
import { measureSizes } from './measure-sizes.ts';
import { measureTime } from './measure-time.ts';
import { measureVacation } from './measure-vacation.ts';
import { seedInvoices } from './seed.ts';
import { askBuiltFunctions, startMeasuredStack } from './served.ts';
import { measureStealTime } from './steal-time.ts';

const today = '2026-11-21';
const [few, many] = [100, 100_000];
const say = (line: string) => process.stderr.write(`${line}\n`);

async function measureAll(): Promise<Figure[]> {
  const ask = askBuiltFunctions();
  const [small, large, busy] = [
    await createCompany(),
    await createCompany(),
    await createCompany(),
  ];
  say(`Seeding ${few} and ${many} invoices ...`);
  await seedInvoices(services().table, small.store, few, today);
  await seedInvoices(services().table, large.store, many, today);
  say('Measuring ...');
  const emulator = await measureFloor();
  const issuing = await measureIssuing(ask, busy.owner);
  const overHttp = await measureHttp(busy.owner);
  const lists = await compareReading(ask, small.owner, large.owner);
  const histories = await measureLists(ask, today);
  const planning = await measurePlanning(ask);
  const time = await measureTime(ask, today);
  const vacation = await measureVacation(ask, today);
  const logins = await measureLogin(ask, busy.owner);
  const cold = await measureColdStarts(await large.owner.session(), 20);
  const processes = await measureProcesses((await createCompany()).owner);
  return [
    ...emulator,
    ...issuing,
    ...overHttp,
    ...lists,
    ...histories,
    ...planning,
    ...time,
    ...vacation,
    ...logins,
    {
      name: 'Fresh process to first answer, p50',
      measured: quantile(cold, 0.5),
      unit: 'ms',
      target: 170,
    },
    {
      name: 'Fresh process to first answer, p95',
      measured: quantile(cold, 0.95),
      unit: 'ms',
      target: 250,
    },
    ...processes,
    ...(await measureCapacity()),
    ...(await measureSizes()),
  ];
}

await ensureBuilt(() => say('Building ...'));
const stop = await startMeasuredStack();
try {
  const stolen = await measureStealTime();
  const figures = await measureAll();
  const [barePut] = figures;
  const measured = await stolen();
  if (measured !== undefined)
    figures.push({ name: 'Processor time taken by other machines', measured, unit: '%' });
  process.stdout.write(`${formatFigures(figures, barePut?.measured)}\n`);
  await mkdir(localDir, { recursive: true });
  const file = join(localDir, 'bench.json');
  await writeFile(file, `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
  say(`Written to ${file}`);
} finally {
  await stop();
}
