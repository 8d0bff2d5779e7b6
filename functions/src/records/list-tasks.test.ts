import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { filledFields, storeRecords } from '@driftig/tests/support/company/records';
import { expect, test } from 'vitest';

test('a task has every field, amounts in kroner, and empty ones where nothing is stored', async () => {
  const { owner, store } = await createCompany();
  const [id] = await storeRecords(store, 'tasks', 1);
  const values = { name: 'Opsætning' };
  await store.commit({
    writes: store.records.insert('tasks', [{ id: '0', values, at: '2026-11-12T10:00:00.000Z' }]),
    audit: { action: 'records.created', subject: 'tasks 0' },
  });
  const { json } = await owner.call(recordRoutes.listTasks);
  expect(json).toEqual([
    { id, version: 1, ...filledFields('tasks') },
    { name: 'Opsætning', description: '', quantity: 0, price: 0, id: '0', version: 1 },
  ]);
});
