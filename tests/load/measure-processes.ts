import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { Route } from '@driftig/contracts/core/route';
import { httpEvent } from '@driftig/local-cloud/gateway/http-event';
import { functionsOutDir } from '@driftig/local-cloud/repository-folders';
import { wireRequest } from '@driftig/local-cloud/testing/test-request';
import type { Caller } from '@driftig/tests/support/company';

import { startDistantTable } from './distant-table.ts';
import { quantile, type Figure } from './figures.ts';
import { threeLines } from './measure-invoices.ts';

const processes = 16;
const invoicesOfEach = 20;

interface Outcome {
  readonly times: readonly number[];
  readonly failures: readonly string[];
}

/** Issuing for one company by 16 processes at once, each request to the table taking 12 ms. */
export async function measureProcesses(owner: Caller): Promise<Figure[]> {
  const cookies = await owner.session();
  const folder = await mkdtemp(join(tmpdir(), 'driftig-processes-'));
  const emulator = String(process.env['AWS_ENDPOINT_URL_DYNAMODB']);
  const table = await startDistantTable(emulator);
  const env = { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: table.endpoint };
  try {
    const children = await Promise.all(
      Array.from({ length: processes }, async (_, index) => {
        const file = join(folder, `${index}.json`);
        await writeFile(file, JSON.stringify(eventsOf(index, cookies)));
        return startProcess(file, env);
      }),
    );
    const before = table.transactions();
    const outcomes = await Promise.all(children.map(issueShare));
    const times = outcomes.flatMap((outcome) => outcome.times);
    const errors = outcomes.flatMap(({ failures }) => failures).length;
    const attempts = (table.transactions() - before) / times.length;
    const of = `Issue by ${processes} processes, 12 ms to the table`;
    return [
      { name: `${of}, p50`, measured: quantile(times, 0.5), unit: 'ms' },
      { name: `${of}, p95`, measured: quantile(times, 0.95), unit: 'ms', target: 400 },
      { name: `${of}, transactions of each`, measured: attempts, unit: 'times', target: 1.5 },
      { name: `${of}, errors`, measured: errors, unit: 'errors', target: 0 },
    ];
  } finally {
    await table.stop();
    await rm(folder, { recursive: true });
  }
}

/** The first reads only: it opens the connections. */
function eventsOf(index: number, cookies: Readonly<Record<string, string>>): object[] {
  const event = ({ method, path, word, key }: Route, more: object) => {
    const request = wireRequest({ method, path, word, cookies, ...more });
    const match = { route: { key, word, method, path }, pathParameters: {} };
    return httpEvent(request, match, `${index}`, new Date());
  };
  return [
    event(invoiceRoutes.listInvoiceItems, { query: {} }),
    ...Array.from({ length: invoicesOfEach }, (_, n) =>
      event(invoiceRoutes.issueInvoice, {
        body: threeLines,
        headers: { 'idempotency-key': `process-${index}-${n}` },
      }),
    ),
  ];
}

async function startProcess(eventsFile: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const bundle = pathToFileURL(join(functionsOutDir, 'invoices', 'index.mjs')).href;
  const script = join(import.meta.dirname, 'issuing-process.mjs');
  const child = fork(script, [bundle, eventsFile], { env });
  await once(child, 'message');
  return child;
}

async function issueShare(child: ChildProcess): Promise<Outcome> {
  const outcome = once(child, 'message');
  child.send('go');
  const [answer] = (await outcome) as [Outcome];
  return answer;
}
