import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { httpEvent } from '@driftig/local-cloud/gateway/http-event';
import { functionsOutDir } from '@driftig/local-cloud/repository-folders';
import { wireRequest } from '@driftig/local-cloud/testing/test-request';
import type { Caller } from '@driftig/tests/support/company/company';

import { startDistantTable } from './distant-table.ts';
import { quantile, type Figure } from './figures.ts';
import { threeLines } from './measure-invoices.ts';

const processes = 16;
const invoicesOfEach = 20;
const warmUps = 10;

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
    const children: ChildProcess[] = [];
    for (let index = 0; index < processes; index += 1) {
      const file = join(folder, `${index}.json`);
      const events = eventsOf(index, cookies);
      const [warmUp, measured] = [events.slice(0, warmUps), events.slice(warmUps)];
      await writeFile(file, JSON.stringify({ warmUp, measured }));
      children.push(await startProcess(file, env));
    }
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

function eventsOf(index: number, cookies: Readonly<Record<string, string>>): object[] {
  const { method, path, word, key } = invoiceRoutes.issueInvoice;
  const match = { route: { key, word, method, path }, pathParameters: {} };
  return Array.from({ length: warmUps + invoicesOfEach }, (_, n) => {
    const headers = { 'idempotency-key': `process-${index}-${n}` };
    const request = wireRequest({ method, path, word, cookies, body: threeLines, headers });
    return httpEvent(request, match, `${index}`, new Date());
  });
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
