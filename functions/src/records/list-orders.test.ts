import { recordRoutes } from '@driftig/contracts/records/routes';
import { addDays } from '@driftig/domain/dates';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { allPages } from '@driftig/tests/support/samples/pages';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

let company: TestCompany;
const days = ['2024-12-31', '2025-01-01', '2025-01-31', '2025-02-01', '2026-01-15'];
beforeAll(async () => {
  company = await createCompany();
  const other = await createCompany();
  await placeOrder(other.owner);
  for (const day of days)
    await placeOrder(company.owner, { orderTitle: day, startDate: day, endDate: addDays(day, 1) });
});

const titles = async (query: Readonly<Record<string, string>> = {}) => {
  const { json } = await company.owner.call(recordRoutes.listOrders, { query });
  return (json as { tittle: string }[]).map(({ tittle }) => tittle);
};

test('the own orders come with the latest start first', async () => {
  expect(await titles()).toEqual(days.toReversed());
});

test('lists a year, and a month in it', async () => {
  expect(await titles({ year: '2025' })).toEqual(['2025-02-01', '2025-01-31', '2025-01-01']);
  expect(await titles({ year: '2025', month: '1' })).toEqual(['2025-01-31', '2025-01-01']);
});

test('page by page none is missing and none comes twice', async () => {
  const pages = await allPages<{ tittle: string }>(company.owner, recordRoutes.listOrders, {
    query: { limit: '2' },
  });
  expect(pages.map(({ tittle }) => tittle)).toEqual(days.toReversed());
});

describe('the order by next start', () => {
  const coming = ['2025-01-31', '2025-02-01', '2026-01-15'];
  const over = ['2025-01-01', '2024-12-31'];

  beforeEach(async () => {
    await company.owner.session();
    // Denmark is an hour ahead: 31 January has begun.
    vi.setSystemTime('2025-01-30T23:01:00.000Z');
    return () => vi.useRealTimers();
  });

  test('is what starts today or later, nearest first, and then what is over, latest first', async () => {
    expect(await titles({ order: 'next' })).toEqual([...coming, ...over]);
  });

  test.each([1, 2, 3, 7])('has none missing and none twice in pages of %i', async (limit) => {
    const query = { order: 'next' };
    const pages = await allPages<{ tittle: string }>(
      company.owner,
      recordRoutes.listOrders,
      { query },
      limit,
    );
    expect(pages.map(({ tittle }) => tittle)).toEqual([...coming, ...over]);
  });

  test.each([{ year: '2025' }, { status: '1' }])('is of no %j', async (filter) => {
    const query = { order: 'next', ...filter };
    const answer = await company.owner.call(recordRoutes.listOrders, { query });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      fields: { order: 'Kan ikke bruges sammen med år, måned eller status.' },
    });
  });

  test('refuses a cursor of another company, and one of the other order', async () => {
    const mine = await company.owner.call(recordRoutes.listOrders, {
      query: { order: 'next', limit: '1' },
    });
    const cursor = mine.headers['x-next-cursor'] ?? '';
    const other = await createCompany();
    const theirs = await other.owner.call(recordRoutes.listOrders, {
      query: { order: 'next', cursor },
    });
    expect(theirs.status).toBe(400);
    const plain = await company.owner.call(recordRoutes.listOrders, { query: { cursor } });
    expect(plain.status).toBe(400);
  });
});

test('a row says nothing of the long notes: they are read with the order', async () => {
  const { json } = await company.owner.call(recordRoutes.listOrders);
  expect(Object.keys((json as object[])[0] ?? {})).not.toContain('orderdescriptionemployees');
});

test.each(['x', '5', '0'])('%s is no status to filter by', async (status) => {
  const answer = await company.owner.call(recordRoutes.listOrders, { query: { status } });
  expect(answer.status).toBe(400);
});

test('a page by number has the orders that search and filters leave, as their list orders them', async () => {
  const found = async (query: Readonly<Record<string, string>>) => {
    const asked = { query: { page: '1', ...query } };
    const { json, headers } = await company.owner.call(recordRoutes.listOrders, asked);
    return [(json as { tittle: string }[]).map(({ tittle }) => tittle), headers['x-found']];
  };
  expect(await found({ search: '2025-0', sort: '~startDate', limit: '2' })).toEqual([
    ['2025-02-01', '2025-01-31'],
    'read=5&all=3&notStarted=3',
  ]);
  expect(await found({ month: '1', sort: '-title', status: '1' })).toEqual([
    ['2026-01-15', '2025-01-31', '2025-01-01'],
    'read=5&all=3&notStarted=3',
  ]);
  expect(await found({ staffing: 'missing' })).toEqual([[], 'read=5&all=0']);
});
