import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { YearTotals } from '@driftig/domain/dashboard/totals';
import { addUp } from '@driftig/domain/aggregates';
import { totalsOfIssuing } from '@driftig/domain/invoices/totals-deltas';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const change = (id: unknown, invoicechose: unknown) =>
  company.owner.call(invoiceRoutes.changeInvoiceStatus, { body: { id, invoicechose } });

interface Row {
  readonly id: string;
  readonly invoicenumber: number;
  readonly status: number;
  readonly paiddate: string;
}
async function rows(): Promise<readonly Row[]> {
  const { json } = await company.owner.call(recordRoutes.listInvoices, { query: { limit: '500' } });
  return json as Row[];
}

/** The year's figures computed from the list; a fifth of each amount here is tax. */
async function recounted(year: number): Promise<YearTotals> {
  const { rows: all } = await company.store.invoices.list({ limit: 500 });
  const counted = all.flatMap(({ amountDue, ...row }) =>
    totalsOfIssuing({ ...row, sums: { price: (amountDue / 5) * 4, amountDue } }),
  );
  const buckets = addUp(counted).filter((delta) => delta.year === year);
  return Object.fromEntries(buckets.flatMap(({ payMonth, add }) => named(payMonth, add)));
}

/** The stored aggregates of the year, without those that are zero. */
async function kept(year: number): Promise<YearTotals> {
  const { totals } = company.store;
  const [figures, owed] = [await totals.getYear(year), await totals.listOwed(year, '2099-12-31')];
  const all = [
    ...named(undefined, figures),
    ...owed.flatMap((bucket) => named(bucket.month, bucket.figures)),
  ];
  return Object.fromEntries(all.filter(([key, value]) => value !== 0 && !key.startsWith('o')));
}

/** Prefixes the figures of a payment month with the month. */
function named(month: string | undefined, figures: YearTotals): (readonly [string, number])[] {
  const prefix = month === undefined ? '' : `${month} `;
  return Object.entries(figures).map(([key, value]) => [`${prefix}${key}`, value] as const);
}

const statuses = [1, 2, 3, 4, 5];
/** Cancelled is final: the credit note cannot be undone. */
const pairs = [1, 2, 3, 4].flatMap((from) => statuses.map((to) => [from, to] as const));

describe('any status but Cancelled can become any other, and the figures are updated', () => {
  test.each(pairs)('%i to %i', async (from, to) => {
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, from);
    const answer = await change(id, to);
    expect([answer.status, answer.json]).toEqual([200, { message: 'Data changed successfully!' }]);
    expect((await rows())[0]).toMatchObject({ id, status: to });
    expect(await kept(2026)).toEqual(await recounted(2026));
  });
});

test('a request with an older status is refused (409) with the new one, and nothing is changed', async () => {
  const { id } = await issue(company.owner);
  const see = (seen: number, invoicechose: number) =>
    company.owner.call(invoiceRoutes.changeInvoiceStatus, { body: { id, invoicechose, seen } });
  expect((await see(1, 2)).status).toBe(200);
  expect(await see(1, 5)).toMatchObject({
    status: 409,
    json: { message: 'En anden har imens sat den til Waiting.' },
  });
  expect((await rows())[0]).toMatchObject({ id, status: 2 });
  // A request for the status it already has is no conflict.
  expect((await see(1, 2)).status).toBe(200);
});

test('one of two concurrent changes wins, the other is refused (409), and the figures count it once', async () => {
  const { id } = await issue(company.owner);
  onTestFinished(holdCommitsUntil(services().table, 2));
  const answers = await Promise.all([change(id, 3), change(id, 5)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'conflict' });
  expect(await kept(2026)).toEqual(await recounted(2026));
});

test('setting the same status again changes nothing', async () => {
  const { id } = await issue(company.owner);
  await setStatus(company.owner, id, 4);
  const before = await kept(2026);
  expect((await change(id, 4)).status).toBe(200);
  expect(await kept(2026)).toEqual(before);
});

test('an invoice keeps the day it became Payed, and forgets it with any other status', async () => {
  await company.owner.session();
  onTestFinished(() => void vi.useRealTimers());
  const { id } = await issue(company.owner);
  const paidDate = async () => (await rows()).find((row) => row.id === id)?.paiddate;
  expect(await paidDate()).toBe('');
  // Already the next day in Denmark.
  vi.setSystemTime('2026-11-12T23:30:00.000Z');
  await change(id, 3);
  vi.setSystemTime('2026-11-14T12:00:00.000Z');
  await change(id, 3);
  expect(await paidDate()).toBe('2026-11-13');
  await change(id, 2);
  expect(await paidDate()).toBe('');
});

test('the status may be sent as text', async () => {
  const { id } = await issue(company.owner);
  expect((await change(id, '3')).status).toBe(200);
  expect((await rows())[0]).toMatchObject({ id, status: 3 });
});

describe('refused, and nothing is changed:', () => {
  test.each([1, 2, 3, 4])('a credited invoice set to %i', async (status) => {
    const { id, invoicenumber } = await issue(company.owner);
    await setStatus(company.owner, id, 5);
    const answer = await change(id, status);
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      message: expect.stringContaining(`Faktura ${invoicenumber} er annulleret med kreditnota`),
    });
    expect((await rows())[0]).toMatchObject({ id, status: 5 });
  });

  test.each([0, 6, '6', 'sent', '', null, undefined, 1.5])('status %j', async (status) => {
    const { id } = await issue(company.owner);
    const answer = await change(id, status);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'bad_input',
      fields: { invoicechose: 'Ukendt status.' },
    });
    expect((await rows())[0]).toMatchObject({ id, status: 1 });
  });

  test.each(['1.unknown1', '999999.abcdefgh', 'none', '1'])('the unknown id %s', async (id) => {
    expect((await change(id, 3)).status).toBe(404);
  });

  test("another company's invoice", async () => {
    const other = await createCompany();
    const { id } = await issue(other.owner);
    expect((await change(id, 3)).status).toBe(404);
    expect((await other.store.invoices.getById(id)).status).toBe('notSent');
  });
});
