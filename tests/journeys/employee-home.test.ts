import { channelIdOf } from '@driftig/domain/chat/channel';
import { expect, test } from 'vitest';

import { coming, today } from '../support/company/absences.ts';
import { addCaller, createCompany } from '../support/company/company.ts';
import { assign, placeShift } from '../support/company/planning.ts';
import {
  address,
  dialog,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();

test('an employee begins with today, finds their orders everywhere, and registers hours on one', async () => {
  const company = await createCompany({ plan: 'pro' });
  const sara = await addCaller(company, 'Sara Winther');
  const both = [company.employee, sara].map(({ user }) => user.userId);
  const times = { startTime: '00:00', endTime: '23:59' };
  const site = { address: 'Kaj 7', zipcode: '8000', town: 'Aarhus C' };
  const shiftOn = async (date: string, orderTitle: string) => {
    const dates = { startDate: date, endDate: date };
    const order = await placeShift(company.owner, { ...dates, ...times, ...site, orderTitle });
    await assign(company.owner, order.id, both);
    return order;
  };
  const galla = await shiftOn(today(), 'Galla');
  const gala = await shiftOn(coming(3), 'Nytårskur');

  await openScreen('/dashboard', { as: company.employee, width: 360 });
  const now = page.getByRole('article', { name: 'Galla' });
  await now.getByText('Sara Winther').waitFor();
  await now.getByRole('link', { name: 'Kaj 7, 8000 Aarhus C' }).waitFor();
  await expectAccessible();
  await page.getByRole('link', { name: /^Nytårskur/ }).click();
  await page.waitForURL(`**/order/${gala.ordernumber}`);
  await page.getByRole('main').getByText('Sara Winther').waitFor();

  // A way that ends nowhere for them leads to their own orders.
  await page.goto('/order');
  await page.getByRole('main').getByText('Nytårskur').waitFor();
  await expectAccessible();
  await page.getByRole('link', { name: 'Galla' }).click();
  await page.waitForURL(`**/order/${galla.ordernumber}`);

  await page.goto(`/chat?with=${channelIdOf({ kind: 'order', orderNumber: galla.ordernumber })}`);
  await page.getByRole('link', { name: `Gå til ordre ${galla.ordernumber}` }).click();
  await page.waitForURL(`**/order/${galla.ordernumber}`);

  await page.goto('/dashboard');
  await now.getByRole('link', { name: 'Registrer' }).click();
  await dialog().getByText(`Galla`).first().waitFor();
  expect((await address()).search).toBe('');

  // The timesheet has it as the day's project, too.
  await page.goto('/timereg');
  await page.getByRole('button', { name: 'Registrer i dag' }).click();
  await dialog()
    .getByRole('button', { name: /^Projekt: .*Galla/ })
    .waitFor();
});
