import { describe, expect, test } from 'vitest';

import type { PageRequest } from './page.ts';
import { plannedPage, type ReadSide } from './planned-list.ts';

const today = '2026-11-12';

/** Reads sorted dates as an index would: the cursor is the place in its order. */
const readerOf =
  (dates: readonly string[]): ReadSide<string> =>
  async ({ past, day }, { limit, cursor }) => {
    const side = dates.filter((date) => date < day === past).toSorted();
    const rows = past ? side.toReversed() : side;
    const from = Number(cursor ?? 0);
    const more = from + limit < rows.length;
    return {
      rows: rows.slice(from, from + limit),
      cursor: more ? String(from + limit) : undefined,
    };
  };

async function allOf(dates: readonly string[], limit: number): Promise<readonly string[]> {
  const rows: string[] = [];
  let cursor: string | undefined;
  do {
    const request: PageRequest = { limit, ...(cursor !== undefined && { cursor }) };
    const page = await plannedPage(readerOf(dates), today, request);
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    rows.push(...page.rows);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return rows;
}

const past = ['2026-11-11', '2026-10-01', '2025-01-01'];
const coming = ['2026-11-12', '2026-11-20', '2027-01-01'];

describe('a list of what comes next', () => {
  test.each([1, 2, 3, 4, 5, 6, 100])(
    'is nearest first and then latest first, with none missing, in pages of %i',
    async (limit) => {
      expect(await allOf([...past, ...coming], limit)).toEqual([...coming, ...past]);
    },
  );

  test.each([
    ['only what is over', past],
    ['only what comes', coming],
    ['nothing', []],
  ])('may have %s', async (_, dates) => {
    expect(await allOf(dates, 3)).toEqual(dates);
  });

  test('goes on from the day of its first page, also after midnight', async () => {
    const read = readerOf([...past, ...coming]);
    const first = await plannedPage(read, today, { limit: 3 });
    const rest = await plannedPage(read, '2026-11-13', { limit: 9, cursor: first.cursor });
    expect(rest.rows).toEqual(past);
  });

  test.each(['next', 'past.2026-11-12', 'next.x.', 'eyJwayI6ImMifQ'])(
    'refuses the cursor %s, which is of no such list',
    async (cursor) => {
      const asked = plannedPage(readerOf(past), today, { cursor });
      await expect(asked).rejects.toMatchObject({ code: 'bad_input' });
    },
  );
});
