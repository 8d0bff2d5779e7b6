import { orderRoutes } from '@driftig/contracts/orders/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { deliver, eventsOf } from '@driftig/tests/support/stack/mails';
import { orderForm } from '@driftig/tests/support/company/orders';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { expect, test } from 'vitest';

import { handler } from './on-company-changed.ts';

setUpLive();

test('open screens are told what became stale, but not the tab that changed it, nor other companies', async () => {
  const [company, other] = [await createCompany({ plan: 'starter' }), await createCompany()];
  const own = await openSocket(company.owner, { tab: 'own-tab' });
  const second = await openSocket(company.owner, { tab: 'second-tab' });
  const colleague = await openSocket(company.employee);
  const stranger = await openSocket(other.owner);
  await company.owner.call(orderRoutes.createOrder, {
    body: orderForm,
    headers: { 'x-driftig-tab': 'own-tab' },
  });
  const [event] = await eventsOf('companyChanged', ({ tab }) => tab === 'own-tab');
  await deliver(handler, event);
  const told = await colleague.next('changed');
  expect(told.reads).toContain('listOrders');
  expect(JSON.stringify(told)).not.toContain(orderForm.orderTitle);
  expect(await second.next('changed')).toEqual(told);
  expect([own.frames, stranger.frames]).toEqual([[], []]);
});

test('a refused change notifies no screen', async () => {
  const company = await createCompany();
  const body = { ...orderForm, orderTitle: '' };
  const headers = { 'x-driftig-tab': 'refused-tab' };
  expect((await company.owner.call(orderRoutes.createOrder, { body, headers })).status).toBe(400);
  expect(await eventsOf('companyChanged', ({ tab }) => tab === 'refused-tab')).toEqual([]);
});
