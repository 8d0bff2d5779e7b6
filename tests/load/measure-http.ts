import { createServer } from 'node:http';

import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { allRoutes } from '@driftig/contracts/core/routes';
import { createHttpGateway } from '@driftig/local-cloud/gateway/http-gateway';
import { createHandlerLoader } from '@driftig/local-cloud/gateway/load-handler';
import { functionsOutDir } from '@driftig/local-cloud/repository-folders';
import { closeServer, listen, localHost } from '@driftig/local-cloud/stand-ins/ports';
import type { Caller } from '@driftig/tests/support/company/company';

import { quantile, timeRuns, type Figure } from './figures.ts';
import { threeLines } from './measure-invoices.ts';

/** Issues invoices over HTTP, through the local gateway, with the built function. */
export async function measureHttp(owner: Caller): Promise<Figure[]> {
  const cookies = await owner.session();
  const gateway = createHttpGateway({
    routes: allRoutes,
    loadHandler: createHandlerLoader(functionsOutDir),
    onError: (error) => {
      throw error;
    },
  });
  const server = createServer({ maxHeaderSize: 64 * 1024 }, gateway);
  const port = await listen(server, 0);
  const { method, path } = invoiceRoutes.issueInvoice;
  const site = String(process.env['SITE_URL']);
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const issue = async (run: number) => {
    const answer = await fetch(`http://${localHost}:${port}${path}`, {
      method,
      headers: {
        cookie,
        origin: site,
        'content-type': 'application/json',
        'idempotency-key': `bench-http-${run}`,
      },
      body: JSON.stringify(threeLines),
    });
    if (answer.status !== 201) throw new Error(`Issuing over HTTP answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  try {
    const times = await timeRuns(300, issue);
    const name = 'Issue a 3-line invoice over HTTP';
    return [
      { name: `${name}, p50`, measured: quantile(times, 0.5), unit: 'ms', target: 13 },
      { name: `${name}, p95`, measured: quantile(times, 0.95), unit: 'ms' },
    ];
  } finally {
    await closeServer(server);
  }
}
