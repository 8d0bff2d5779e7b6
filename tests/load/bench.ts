import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { routesByWord } from '@driftig/contracts/core/routes';
import { services } from '@driftig/functions/pipeline/services';
import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import { functionsOutDir, localDir } from '@driftig/local-cloud/repository-folders';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/call';
import { createCompany, type TestCompany } from '@driftig/tests/support/company';

import { capacityOf } from './capacity.ts';
import { measureColdStarts } from './cold-start.ts';
import { quantile, tableOf, timed, type Figure } from './figures.ts';
import { measureIssuing, measureReading, threeLines } from './measure-invoices.ts';
import { measureLists } from './measure-lists.ts';
import { measureLogin } from './measure-login.ts';
import { measureProcesses } from './measure-processes.ts';
import { seedInvoices } from './seed.ts';
import { askBuiltFunctions, startMeasuredStack, type Ask } from './served.ts';
import { firstLoadKilobytes } from './site-size.ts';
import { countStolen } from './stolen.ts';

const today = '2026-11-21';
const [few, many] = [100, 100_000];
const say = (line: string) => process.stderr.write(`${line}\n`);

/** What the emulator itself costs: the floor below every other figure. */
async function floor(): Promise<Figure[]> {
  const { client, name: TableName } = services().table;
  const Key = { pk: 'bench', sk: 'floor' };
  const put = await timed(200, (n) =>
    client.send(new PutCommand({ TableName, Item: { ...Key, n } })),
  );
  const get = await timed(200, () => client.send(new GetCommand({ TableName, Key })));
  return [
    { name: 'Emulator: a bare put, p50', measured: quantile(put, 0.5), unit: 'ms' },
    { name: 'Emulator: a bare put, p95', measured: quantile(put, 0.95), unit: 'ms' },
    { name: 'Emulator: a bare get, p50', measured: quantile(get, 0.5), unit: 'ms' },
  ];
}

/** A refused call costs little; its figure would say nothing. */
async function mustHold(answer: Promise<TestAnswer>): Promise<void> {
  const { status } = await answer;
  if (status >= 300) throw new Error(`Measured a call that answered ${status}`);
}

/** In a company that has issued before: the first request of a process also opens connections. */
async function capacity(): Promise<Figure[]> {
  const { table } = services();
  const { owner } = await createCompany();
  const cookies = await owner.session();
  const issue = (key: string) =>
    mustHold(
      call(invoiceRoutes.issueInvoice, {
        body: threeLines,
        headers: { 'idempotency-key': key },
        cookies,
      }),
    );
  await issue('bench-first');
  const list = await capacityOf(table, () =>
    mustHold(call(recordRoutes.listInvoices, { cookies, query: { limit: '20' } })),
  );
  const issued = await capacityOf(table, () => issue('bench-second'));
  return [
    { name: 'List of 20 invoices, read', measured: list.read, unit: 'units', target: 2 },
    { name: 'Issue a 3-line invoice, read', measured: issued.read, unit: 'units' },
    {
      name: 'Issue a 3-line invoice, written',
      measured: issued.written,
      unit: 'units',
      target: 12,
    },
  ];
}

async function reading(ask: Ask, small: TestCompany, large: TestCompany): Promise<Figure[]> {
  const atFew = await measureReading(ask, small.owner);
  const atMany = await measureReading(ask, large.owner);
  const ratio = quantile(atMany.list, 0.5) / quantile(atFew.list, 0.5);
  return [
    { name: 'Newest 20 of 100, p50', measured: quantile(atFew.list, 0.5), unit: 'ms' },
    { name: 'Newest 20 of 100,000, p50', measured: quantile(atMany.list, 0.5), unit: 'ms' },
    {
      name: 'Newest 20 of 100,000, p95',
      measured: quantile(atMany.list, 0.95),
      unit: 'ms',
      target: 15,
    },
    { name: 'Newest 20: p50 at 100,000 against 100', measured: ratio, unit: 'times', target: 1.2 },
    {
      name: 'Twelve months at 100,000, p95',
      measured: quantile(atMany.months, 0.95),
      unit: 'ms',
      target: 25,
    },
  ];
}

/** Bytes of all code in a folder. */
async function codeIn(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function sizes(): Promise<Figure[]> {
  const bundles = await Promise.all(
    Object.keys(routesByWord).map((word) => codeIn(join(functionsOutDir, word))),
  );
  const largest = Math.max(...bundles) / 1024;
  const landing = firstLoadKilobytes(['src/app/front.tsx']);
  const app = firstLoadKilobytes(['src/app/app.tsx', 'src/features/invoices/invoices-page.tsx']);
  return [
    { name: 'Largest function bundle', measured: largest, unit: 'KB', target: 1000 },
    { name: 'First-load JS, landing (gzip)', measured: landing, unit: 'KB', target: 110 },
    { name: 'First-load JS, app with invoices (gzip)', measured: app, unit: 'KB', target: 200 },
  ];
}

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
  const emulator = await floor();
  const issuing = await measureIssuing(ask, busy.owner);
  const lists = await reading(ask, small, large);
  const histories = await measureLists(ask, today);
  const logins = await measureLogin(ask, busy.owner);
  const cold = await measureColdStarts(await large.owner.session(), 20);
  const processes = await measureProcesses((await createCompany()).owner);
  return [
    ...emulator,
    ...issuing,
    ...lists,
    ...histories,
    ...logins,
    { name: 'Fresh process to first answer, p50', measured: quantile(cold, 0.5), unit: 'ms' },
    {
      name: 'Fresh process to first answer, p95',
      measured: quantile(cold, 0.95),
      unit: 'ms',
      target: 250,
    },
    ...processes,
    ...(await capacity()),
    ...(await sizes()),
  ];
}

await ensureBuilt(() => say('Building ...'));
const stop = await startMeasuredStack();
try {
  const stolen = await countStolen();
  const figures = await measureAll();
  const measured = await stolen();
  if (measured !== undefined)
    figures.push({ name: 'Processor time taken by other machines', measured, unit: '%' });
  process.stdout.write(`${tableOf(figures)}\n`);
  await mkdir(localDir, { recursive: true });
  const file = join(localDir, 'bench.json');
  await writeFile(file, `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
  say(`Written to ${file}`);
} finally {
  await stop();
}
