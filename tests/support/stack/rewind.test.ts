import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { expect, test } from 'vitest';

import { createCompany } from '../company/company.ts';
import { createCustomer } from '../company/customers.ts';
import { rewound } from './rewind.ts';

test('rewinding puts back created, changed and deleted records, also in the lists', async () => {
  const { owner } = await createCompany();
  const [first, second] = [await createCustomer(owner), await createCustomer(owner)];
  const list = async () => (await owner.call(recordRoutes.listCustomers)).text;
  const before = await list();
  const changed = await rewound(services().table, async () => {
    await createCustomer(owner);
    const body = { dType: 'customers', id: first, company: 'Aarhus Teater' };
    expect((await owner.call(recordRoutes.updateRecordById, { body })).status).toBe(200);
    const gone = { body: { dType: 'customers', id: second } };
    expect((await owner.call(recordRoutes.deleteRecord, gone)).status).toBe(200);
    return list();
  });
  expect(changed).not.toBe(before);
  expect(await list()).toBe(before);
});

test('a run that fails is rewound, too', async () => {
  const { owner } = await createCompany();
  const list = async () => (await owner.call(recordRoutes.listCustomers)).text;
  const before = await list();
  const failing = rewound(services().table, async () => {
    await createCustomer(owner);
    throw new Error('on the way');
  });
  await expect(failing).rejects.toThrow('on the way');
  expect(await list()).toBe(before);
});

test('the partitions of what a run changed are known, and no others of the company', async () => {
  const { owner } = await createCompany();
  const id = await createCustomer(owner, { company: 'Aarhus Teater' });
  const partitions = await rewound(services().table, async (changed) => {
    const body = { dType: 'customers', id, company: 'Odense Teater' };
    expect((await owner.call(recordRoutes.updateRecordById, { body })).status).toBe(200);
    return [...(await changed())];
  });
  const types = partitions.map((partition) => partition.split('#').slice(2).join('#'));
  expect(types).toContain('r#customers');
  expect(types).not.toContain('r#products');
  expect(types).not.toContain('user');
});
