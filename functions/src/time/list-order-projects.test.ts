import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { createCompany } from '@driftig/tests/support/company/company';
import { today } from '@driftig/tests/support/company/hours';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { countItemsRead } from '@driftig/tests/support/stack/table-reads';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

test('an order that runs for months is offered until 92 days after its end', async () => {
  const { owner } = await createCompany();
  const place = (title: string, from: number, to: number) =>
    placeOrder(owner, {
      orderTitle: title,
      endTime: '23:00',
      startDate: addDays(today(), from),
      endDate: addDays(today(), to),
    });
  await place('Lang', -390, 0);
  await place('Lige slut', -300, -92);
  await place('For længe siden', -300, -93);
  await place('Om lidt', 92, 100);
  await place('Langt ude i fremtiden', 93, 100);
  const ask = () => owner.call(timeRoutes.listOrderProjects);
  const { json } = await ask();
  // The one that ended too long ago is not read.
  expect(await countItemsRead(services().table, ask)).toBe(4);
  const names = (json as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(['4 Om lidt', '2 Lige slut', '1 Lang']);
});

test('orders around today, newest first, without cancelled ones', async () => {
  const company = await createCompany();
  const place = (title: string, days: number) =>
    placeOrder(company.owner, {
      orderTitle: title,
      endTime: '23:00',
      startDate: addDays(today(), days),
      endDate: addDays(today(), days),
    });
  await place('Længe siden', -120);
  await place('Sidste uge', -7);
  await place('Næste uge', 7);
  await place('Næste år', 300);
  const { json } = await company.owner.call(timeRoutes.listOrderProjects);
  expect(json).toMatchObject([
    { name: '3 Næste uge', code: '3', isInternal: 0, active: 1 },
    { name: '2 Sidste uge', code: '2' },
  ]);
});
