import { orderRoutes } from '@driftig/contracts/orders/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { createCompany, type Caller } from '../support/company/company.ts';
import { createProject, register, today } from '../support/company/hours.ts';
import { placeOrder } from '../support/company/orders.ts';
import { openScreen, page, setUpScreens } from '../support/browser/screen.ts';

setUpScreens({ hearsOthers: true });

/** A screen whose live channel is open. */
async function liveScreen(as: Caller, path: string, width = 1440): Promise<Page> {
  await openScreen(path, { as, width });
  const opened = page;
  await opened.waitForFunction(() => document.documentElement.dataset['live'] === 'open');
  return opened;
}

test('an order that one person places shows on the list another has open', async () => {
  const { owner, administrator } = await createCompany({ plan: 'starter' });
  const list = await liveScreen(administrator, '/order');
  await placeOrder(owner, { orderTitle: 'Havnefest' });
  await expect
    .poll(() => list.getByText('Havnefest').count(), { timeout: 5000 })
    .toBeGreaterThan(0);
});

test('hours that a manager approves leave what waits on the employee’s phone', async () => {
  const { owner, employee } = await createCompany();
  const projectId = await createProject(owner);
  const { id } = await register(employee, { projectId, date: today(), activity: 'Pakning' });
  const phone = await liveScreen(employee, '/timereg', 360);
  await phone.getByText('Pakning').first().waitFor();
  const body = { status: 2 };
  await owner.call(timeRoutes.decideTimeReport, { params: { id }, body });
  await expect.poll(() => phone.getByText('Pakning').count(), { timeout: 5000 }).toBe(0);
});

test('typed text in a form stays while the list behind it changes', async () => {
  const { owner, administrator } = await createCompany();
  const form = await liveScreen(administrator, '/order?new=1');
  const title = form.getByRole('dialog').getByRole('textbox', { name: 'Titel' });
  await title.fill('Min egen ordre');
  const order = await placeOrder(owner, { orderTitle: 'En andens' });
  await owner.call(orderRoutes.changeOrderStatus, { body: { id: order.id, invoicechose: 2 } });
  await form.getByText('En andens').first().waitFor({ state: 'attached', timeout: 5000 });
  await expect.poll(() => title.inputValue()).toBe('Min egen ordre');
});
