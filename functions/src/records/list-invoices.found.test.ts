import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issueDated } from '@driftig/tests/support/company/invoices';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

type Query = Readonly<Record<string, string>>;

let company: TestCompany;
const list = (query: Query = {}) => company.owner.call(recordRoutes.listInvoices, { query });
const numbers = async (query: Query = {}) => {
  const { json } = await list(query);
  return (json as { invoicenumber: number }[]).map(({ invoicenumber }) => invoicenumber);
};

beforeAll(async () => {
  company = await createCompany();
  await issueDated(company.owner);
});

/** It is the 12th of November, a minute past midnight in Denmark. */
beforeEach(async () => {
  await company.owner.session();
  vi.setSystemTime('2024-11-11T23:01:00.000Z');
  return () => vi.useRealTimers();
});

describe('a page by number', () => {
  const found = async (query: Query) => {
    const { headers } = await list({ page: '1', ...query });
    return { numbers: await numbers({ page: '1', ...query }), found: headers['x-found'] };
  };

  test('has what search and filters leave, in the order that is asked for', async () => {
    expect(await found({ search: 'holm', sort: 'payDate', limit: '3' })).toEqual({
      numbers: [1, 2, 3],
      found: 'read=7&all=7&cancelled=1&notSent=1&missingPayment=3&sent=1&paid=1',
    });
    expect(
      (await found({ search: 'holm', sort: 'payDate', limit: '3', page: '3' })).numbers,
    ).toEqual([6]);
    expect((await found({ search: '125,00', year: '2024', month: '2' })).numbers).toEqual([5, 4]);
    expect((await found({ month: '11', pay: 'unpaid' })).numbers).toEqual([6]);
    expect((await found({ search: 'findes ikke' })).found).toBe('read=7&all=0');
  });

  test('has the rows of a status, and counts those of the others', async () => {
    expect(await found({ status: '6', year: '2024' })).toEqual({
      numbers: [5, 2],
      found: 'read=6&all=6&cancelled=1&notSent=1&missingPayment=2&sent=1&paid=1',
    });
  });

  test('has nothing of another company', async () => {
    const other = await createCompany();
    const query = { page: '1', search: 'holm' };
    const { json, headers } = await other.owner.call(recordRoutes.listInvoices, { query });
    expect([json, headers['x-found']]).toEqual([[], 'read=0&all=0']);
  });

  test.each<Query>([
    { search: 'holm' },
    { sort: '-amount' },
    { pay: 'unpaid' },
    { page: '0' },
    { page: '1', sort: 'nothing' },
    { page: '1', pay: 'all' },
    { page: '1', search: 'x'.repeat(201) },
  ])('is refused for %j', async (query) => {
    const answer = await list(query);
    expect([answer.status, answer.json]).toMatchObject([400, { code: 'bad_input' }]);
  });
});
