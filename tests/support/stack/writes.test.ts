import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { expect, onTestFinished, test } from 'vitest';

import { createCompany } from '../company/company.ts';
import { recordWrites } from './writes.ts';

test('an accepted write is recorded; a read and a refused write are not', async () => {
  const { owner } = await createCompany();
  await owner.session();
  const writes = recordWrites(services().table);
  onTestFinished(writes.stop);
  const body = { dType: 'products', name: 'Telt' };
  await owner.call(recordRoutes.listProducts);
  await owner.call(recordRoutes.deleteRecord, { body: { dType: 'products', id: 'ukendt' } });
  expect(writes.accepted).toEqual([]);
  await owner.call(recordRoutes.createRecord, { body });
  expect(writes.accepted).toEqual(['TransactWriteItemsCommand']);
});
