import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { recordRoutes } from '@driftig/contracts/records/routes';
import { httpEvent } from '@driftig/local-cloud/gateway/http-event';
import { functionsOutDir } from '@driftig/local-cloud/repository-folders';
import { wireRequest } from '@driftig/local-cloud/testing/test-request';

const run = promisify(execFile);

/** Milliseconds from the start of a fresh process to its first answer: the newest 20 invoices. */
export async function measureColdStarts(
  cookies: Readonly<Record<string, string>>,
  runs: number,
): Promise<number[]> {
  const { method, path, word, key } = recordRoutes.listInvoices;
  const request = wireRequest({ method, path, word, cookies, query: { limit: '20' } });
  const match = { route: { key, word, method, path }, pathParameters: {} };
  const event = httpEvent(request, match, 'cold', new Date());
  const folder = await mkdtemp(join(tmpdir(), 'driftig-cold-'));
  const eventFile = join(folder, 'event.json');
  await writeFile(eventFile, JSON.stringify(event));
  const bundle = pathToFileURL(join(functionsOutDir, word, 'index.mjs')).href;
  const times: number[] = [];
  for (let count = 0; count < runs; count += 1) {
    const from = performance.now();
    const { stdout } = await run(process.execPath, [
      join(import.meta.dirname, 'cold-start.mjs'),
      bundle,
      eventFile,
    ]);
    times.push(performance.now() - from);
    if (stdout !== '200') throw new Error(`A fresh process answered ${stdout}`);
  }
  await rm(folder, { recursive: true });
  return times;
}
