import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  await company.owner.session();
});

const count = async () => (await company.owner.call(orderRoutes.countEnquiries)).json;
const create = async () => {
  const body = { dType: 'enquiries', name: 'Maja Holm', date: '2026-06-12' };
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  return (json as { id: string }).id;
};
const setStatus = (id: string, status: number) =>
  company.owner.call(recordRoutes.updateRecord, {
    params: { id },
    body: { dType: 'enquiries', status },
  });
const remove = (id: string) =>
  company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'enquiries', id } });

test('a company without enquiries has the count 0', async () => {
  expect(await count()).toEqual({ count: 0 });
});

test('after any sequence of changes the count equals the new ones in the list', async () => {
  const step = fc.record({
    what: fc.constantFrom('create', 'status', 'delete'),
    pick: fc.nat(),
    status: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      company = await createCompany();
      const ids: string[] = [];
      for (const { what, pick, status } of steps) {
        const id = ids[pick % Math.max(ids.length, 1)];
        if (what === 'create' || id === undefined) ids.push(await create());
        else if (what === 'status') await setStatus(id, status);
        else await remove(id);
      }
      const { json } = await company.owner.call(orderRoutes.listEnquiries);
      const waiting = (json as { status: number }[]).filter(({ status }) => status === 1);
      expect(await count()).toEqual({ count: waiting.length });
    }),
    { numRuns: 8 },
  );
});

test('one that is answered and deleted at once is subtracted once', async () => {
  const id = await create();
  onTestFinished(holdCommitsUntil(services().table, 2));
  await Promise.all([setStatus(id, 2), remove(id)]);
  expect(await count()).toEqual({ count: 0 });
});
