import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { storeRecords } from '@driftig/tests/support/company/records';
import { beforeAll, describe, expect, test } from 'vitest';

const lists = [
  ['customers', recordRoutes.listCustomers],
  ['products', recordRoutes.listProducts],
  ['tasks', recordRoutes.listTasks],
] as const;
type Route = (typeof lists)[number][1];

interface Page {
  readonly ids: readonly string[];
  readonly next: string | undefined;
}

async function page(who: Caller, route: Route, query: Record<string, string> = {}): Promise<Page> {
  const { json, headers } = await who.call(route, { query });
  const ids = (json as { id: string }[]).map(({ id }) => id);
  return { ids, next: headers['x-next-cursor'] };
}

describe.each(lists)('the list of %s', (type, route) => {
  let company: TestCompany;
  let other: TestCompany;
  let newestFirst: readonly string[];
  beforeAll(async () => {
    [company, other] = await Promise.all([createCompany(), createCompany()]);
    newestFirst = (await storeRecords(company.store, type, 230)).toReversed();
    await storeRecords(other.store, type, 3);
  });

  test('has a hundred where nothing is asked, the newest first, and says where it goes on', async () => {
    const first = await page(company.owner, route);
    expect(first.ids).toEqual(newestFirst.slice(0, 100));
    expect(first.next).toBeDefined();
  });

  test('is whole, page by page, without a record twice', async () => {
    const ids: string[] = [];
    let next: string | undefined;
    do {
      const query = { limit: '75', ...(next !== undefined && { cursor: next }) };
      const one = await page(company.owner, route, query);
      ids.push(...one.ids);
      ({ next } = one);
    } while (next !== undefined);
    expect(ids).toEqual(newestFirst);
  });

  test("has no other company's records, and is empty where there are none", async () => {
    expect((await page(other.owner, route)).ids).toHaveLength(3);
    const { owner } = await createCompany();
    expect(await page(owner, route)).toEqual({ ids: [], next: undefined });
  });

  test.each(['0', '-1', '501', '1.5', 'alle', ''])('has no page of %j', async (limit) => {
    const answer = await company.owner.call(route, { query: { limit } });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'bad_input', fields: { limit: expect.any(String) } });
  });

  test('does not go on from garbage, from another company or from another list', async () => {
    const elsewhere = lists.find(([name]) => name !== type)?.[1] ?? route;
    await storeRecords(company.store, type === 'customers' ? 'products' : 'customers', 2);
    const cursors = [
      'garbage',
      '',
      (await page(other.owner, route, { limit: '1' })).next ?? '',
      (await page(company.owner, elsewhere, { limit: '1' })).next ?? '',
    ];
    for (const cursor of cursors) {
      const answer = await company.owner.call(route, { query: { cursor } });
      expect(answer.status, cursor).toBe(400);
      expect(answer.json).toMatchObject({
        fields: { cursor: 'Listen kan ikke fortsættes herfra.' },
      });
    }
  });

  test('takes nothing else from the address', async () => {
    const query = { companyId: other.companyId };
    expect((await company.owner.call(route, { query })).status).toBe(400);
  });
});
