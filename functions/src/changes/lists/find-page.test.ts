import type { FoundRows } from '@driftig/contracts/core/found-header';
import type { PageRequest } from '@driftig/data/core/page';
import type { ListRule } from '@driftig/domain/lists/list-rule';
import { expect, test } from 'vitest';

import { findPage, isPageByNumber } from './find-page.ts';

interface Row {
  readonly name: string;
  readonly at: number;
}

const rule: ListRule<Row> = {
  searched: [{ searchText: ({ name }) => name }],
  sortValue:
    () =>
    ({ at }) =>
      at,
  filters: [],
};

/** A list of so many rows, of which every second is named 'to' -> the page, its header and its cursor. */
async function pageOf(count: number, query: PageRequest & { page: number; search?: string }) {
  let found: FoundRows | undefined;
  let next: string | undefined;
  const context = {
    input: { query: { ...query, sort: '-at' } },
    nextPage: (cursor: string | undefined) => (next = cursor),
    found: (rows: FoundRows) => (found = rows),
  };
  const rows = await findPage(context, rule, ({ limit = 0, cursor = '0' }) => {
    const [from, to] = [Number(cursor), Math.min(Number(cursor) + limit, count)];
    const read = Array.from({ length: to - from }, (_, index) => ({
      name: (from + index) % 2 === 0 ? 'to' : 'en',
      at: from + index,
    }));
    return Promise.resolve({ rows: read, cursor: to < count ? String(to) : undefined });
  });
  return { at: rows.map((row) => row.at), read: found?.read, all: found?.counts.get(''), next };
}

test('a page is ordered and counted over all rows that were read', async () => {
  const page = await pageOf(7000, { page: 2, limit: 3, search: 'to' });
  expect(page).toEqual({ at: [6992, 6990, 6988], read: 7000, all: 3500, next: undefined });
});

test('an answer reads 20,000 rows at most, and the next goes on by its cursor', async () => {
  const first = await pageOf(20_003, { page: 1, limit: 1 });
  expect(first).toEqual({ at: [19_999], read: 20_000, all: 20_000, next: '20000' });
  const rest = await pageOf(20_003, { page: 1, limit: 1, cursor: first.next });
  expect(rest).toEqual({ at: [20_002], read: 3, all: 3, next: undefined });
});

test('a page beyond the last one is the last', async () => {
  expect((await pageOf(5, { page: 9, limit: 2 })).at).toEqual([0]);
});

test('a search without a page is refused', () => {
  expect(isPageByNumber({ page: 1, search: 'telt' })).toBe(true);
  expect(isPageByNumber({ limit: 5 })).toBe(false);
  expect(() => isPageByNumber({ search: 'telt' })).toThrow(
    expect.objectContaining({ code: 'bad_input' }),
  );
});
