import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { call } from '@driftig/tests/support/stack/call';
import { createCompany } from '@driftig/tests/support/company/company';

import { capacityOf } from '../support/infra/capacity.ts';
import type { Figure } from './figures.ts';
import { threeLines } from './measure-invoices.ts';

/** A refused call costs less, so it must not be measured. */
async function mustHold(answer: Promise<TestAnswer>): Promise<void> {
  const { status } = await answer;
  if (status >= 300) throw new Error(`Measured a call that answered ${status}`);
}

/** Capacity units of a request. The first of a process is not counted: it also opens connections. */
export async function measureCapacity(): Promise<Figure[]> {
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
