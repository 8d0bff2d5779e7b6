import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { issue, issueDated } from '@driftig/tests/support/company/invoices';
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

test('a row is what the table shows', async () => {
  const { owner } = await createCompany();
  const order = { name: 'Lone', ordertittle: 'Reception', orderdatestart: '2026-11-20' };
  const { id } = await issue(owner, order);
  const { json } = await owner.call(recordRoutes.listInvoices);
  expect(json).toEqual([
    {
      id,
      invoicenumber: 1,
      date: '2026-11-12',
      paydate: '2026-11-17',
      company: 'Holm & Søn ApS',
      name: 'Lone',
      ordertittle: 'Reception',
      status: 1,
      displaytotalprice: 125,
      overpaydate: 0,
      savedasdep: 0,
      paid: 0,
      paiddate: '',
      credit: 0,
      writtenoff: 0,
      mailreturned: 0,
      currency: 'DKK',
    },
  ]);
});

describe('lists all invoices, newest first by date, then by number', () => {
  test.each<[Query, readonly number[]]>([
    [{}, [7, 6, 5, 4, 3, 2, 1]],
    [{ year: '2023' }, [1]],
    [{ year: '2024' }, [7, 6, 5, 4, 3, 2]],
    [{ year: '2024', month: '1' }, [3, 2]],
    [{ year: '2024', month: '11' }, [7, 6]],
    [{ year: '2022' }, []],
    [{ status: '1' }, [6, 1]],
    [{ status: '2' }, [2]],
    [{ status: '3' }, [3]],
    [{ status: '4' }, [5, 4]],
    [{ status: '5' }, [7]],
    [{ status: '1', year: '2024' }, [6]],
    [{ status: '4', year: '2024', month: '2' }, [5, 4]],
    [{ status: '4', year: '2024', month: '1' }, []],
    [{ status: '6' }, [5, 2, 1]],
    [{ status: '6', year: '2024' }, [5, 2]],
    [{ status: '6', year: '2024', month: '1' }, [2]],
  ])('%j', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });
});

describe('missing payment', () => {
  const missing = async () => {
    const { json } = await list();
    const rows = json as { invoicenumber: number; overpaydate: number }[];
    return rows.filter(({ overpaydate }) => overpaydate === 1).map((row) => row.invoicenumber);
  };

  test('begins the day after the payment date, in Denmark', async () => {
    expect(await missing()).toEqual([5, 2, 1]);
    vi.setSystemTime('2024-11-12T22:59:59.000Z');
    expect(await missing()).toEqual([5, 2, 1]);
    vi.setSystemTime('2024-11-12T23:00:00.000Z');
    expect(await missing()).toEqual([5, 4, 2, 1]);
    vi.setSystemTime('2024-11-13T23:00:00.000Z');
    expect(await missing()).toEqual([6, 5, 4, 2, 1]);
  });

  test('is marked alike in the list and behind its filter', async () => {
    expect(await numbers({ status: '6' })).toEqual(await missing());
  });
});

test.each<[string, Query]>([
  ['a status', { status: '2' }],
  ['no filter', {}],
  ['a year', { year: '2024' }],
  ['missing payment', { status: '6' }],
])('page by page with %s is the whole list', async (_what, query) => {
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const answer = await list({ ...query, limit: '2', ...(cursor !== undefined && { cursor }) });
    const rows = answer.json as { invoicenumber: number }[];
    expect(rows.length).toBeLessThanOrEqual(2);
    found.push(...rows.map(({ invoicenumber }) => invoicenumber));
    cursor = answer.headers['x-next-cursor'];
  } while (cursor !== undefined);
  expect(found).toEqual(await numbers(query));
});

test('a page of one list is not continued in another', async () => {
  const { headers } = await list({ limit: '1' });
  const cursor = headers['x-next-cursor'] ?? '';
  const queries = [{ status: '4' }, { status: '6' }, { year: '2023' }];
  for (const query of queries) {
    const answer = await list({ ...query, cursor });
    expect(answer.status, JSON.stringify(query)).toBe(400);
    expect(answer.json).toMatchObject({ fields: { cursor: 'Listen kan ikke fortsættes herfra.' } });
  }
});

test.each(['2023-12-31.000000001', '2024-01-01.000000000', '2024-01-01', 'x'])(
  'missing payment of 2024 is not continued from %s',
  async (cursor) => {
    const answer = await list({ status: '6', year: '2024', cursor });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { cursor: 'Listen kan ikke fortsættes herfra.' } });
  },
);

test.each<Query>([
  { status: '0' },
  { status: '7' },
  { status: 'sent' },
  { year: '1999' },
  { year: 'i år' },
  { month: '13', year: '2024' },
  { month: '0', year: '2024' },
  { limit: '501' },
])('%j is refused', async (query) => {
  const answer = await list(query);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ code: 'bad_input' });
});
