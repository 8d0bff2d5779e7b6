import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '../support/company/company.ts';
import { notify, unreadOf } from '../support/company/notifications.ts';
import { assign, placeShift, workingDay } from '../support/company/planning.ts';
import { act, statusFor } from '../support/company/shifts.ts';
import {
  address,
  button,
  expectAccessible,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens({ hearsOthers: true });
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'starter' });
});

/** A screen whose live channel is open. */
async function liveScreen(as: Caller, path: string, width: number): Promise<Page> {
  await openScreen(path, { as, width });
  const opened = page;
  await opened.waitForFunction(() => document.documentElement.dataset['live'] === 'open');
  return opened;
}

/** The bell: a button on a desk, on a phone a link. */
const bell = (at: Page, name: RegExp) =>
  at.getByRole('button', { name }).or(at.getByRole('link', { name })).and(at.locator('header *'));
const quiet = /^Notifikationer$/;
const unread = (count: number) => new RegExp(`^Notifikationer\\s*, ${count} ulæst`);

describe.each([1440, 360])('at %i px', (width) => {
  test('a person who is put on an order is notified on open screens, follows the link, and has read it then', async () => {
    const { owner, employee } = company;
    const theirs = await liveScreen(employee, '/dashboard', width);
    await bell(theirs, quiet).waitFor();
    const { id, ordernumber } = await placeShift(owner, {
      orderTitle: '<b>Fest</b> & <img src=x>',
    });
    await assign(owner, id, [employee.user.userId]);
    await bell(theirs, unread(1)).waitFor({ timeout: 8000 });
    await expectAccessible();
    await bell(theirs, unread(1)).click();
    const row = theirs.getByRole('link', {
      name: new RegExp(`Ulæst: Du er sat på ordre ${ordernumber}`),
    });
    await row.waitFor();
    await theirs.getByText('<b>Fest</b> & <img src=x>, 10-03-2027 kl. 14:00-20:00.').waitFor();
    if (width === 360) await theirs.getByRole('heading', { name: 'I dag' }).waitFor();
    await expectAccessible();
    await row.click();
    await theirs.waitForURL(`**/order/${ordernumber}`);
    await expect.poll(() => unreadOf(employee)).toBe(0);
    await theirs.goBack();
    await bell(theirs, quiet).waitFor();
  });

  test('all are marked as read on one device, and the other knows', async () => {
    const { employee } = company;
    await notify(company, employee);
    await notify(company, employee);
    const phone = await liveScreen(employee, '/dashboard', 360);
    await bell(phone, unread(2)).waitFor();
    await openScreen('/notifications', { as: employee, width });
    await button('Marker alle som læst').click();
    await bell(phone, quiet).waitFor({ timeout: 8000 });
    await bell(page, quiet).waitFor();
    await expect.poll(() => page.getByText('Ulæst').count()).toBe(0);
    await expectAccessible();
  });

  test('the page has them by day and in pages', async () => {
    const { employee } = company;
    for (let at = 0; at < 25; at += 1) await notify(company, employee);
    await liveScreen(employee, '/notifications', width);
    // Requests that the page makes when the channel opens are done.
    await page.waitForLoadState('networkidle');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(20);
    await page.route('**/api/notifications?*cursor*', (route) => route.abort());
    await button('Vis flere').click();
    await page.getByRole('alert').getByText('Kunne ikke hente flere.').waitFor();
    await page.unroute('**/api/notifications?*cursor*');
    await page.getByRole('main').getByRole('button', { name: 'Prøv igen' }).click();
    await expect.poll(() => rows.count()).toBe(25);
    await expectAccessible();
  });

  test('one chooses what comes by mail, and it stays chosen', async () => {
    const { employee } = company;
    await openScreen('/notifications', { as: employee, width });
    await page.getByText('Der er ingen notifikationer endnu').waitFor();
    await expectAccessible();
    await button('Vælg mail og enhed').click();
    await page.getByRole('switch').waitFor();
    const box = page.getByRole('checkbox', { name: 'Du er sat på en ordre: på mail' });
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(true);
    await expectAccessible();
    await expect
      .poll(async () => {
        const { json } = await employee.call(notificationRoutes.listNotificationChoices);
        const choices = json as { kind: string; mail: number }[];
        return choices.find(({ kind }) => kind === 'orderAssigned')?.mail;
      })
      .toBe(1);
    await page.route('**/api/notifications/choices', (route) => route.abort());
    await box.click();
    await page
      .getByText('Dit valg er ikke gemt.')
      .or(page.getByText('Ingen forbindelse'))
      .first()
      .waitFor();
    await expect.poll(() => box.isChecked()).toBe(true);
  });
});

test('a list that cannot be fetched says so and is fetched again; without a connection it stays', async () => {
  const { employee } = company;
  await notify(company, employee);
  await openWindow({ as: employee, hearsOthers: false });
  const answers = { fail: true };
  await page.route('**/api/notifications?*', (route) =>
    answers.fail
      ? route.fulfill({ status: 400, json: { code: 'bad_input', message: 'x' } })
      : route.continue(),
  );
  await page.goto('/notifications');
  await page.getByText('Kunne ikke hente dine notifikationer.').waitFor();
  await expectAccessible();
  // Requests that the page makes by itself are done.
  await page.waitForLoadState('networkidle');
  answers.fail = false;
  await button('Prøv igen').click();
  const row = page.getByRole('link', { name: /Du er sat på ordre 1/ });
  await row.waitFor();
  await page.context().setOffline(true);
  await bell(page, unread(1)).click();
  await row.first().waitFor();
  await page.context().setOffline(false);
});

test('by keyboard the bell opens, its newest are reached, and Esc closes it', async () => {
  const { owner } = company;
  await notify(company, owner);
  await openScreen('/dashboard', { as: owner });
  const closed = bell(page, unread(1));
  await closed.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Notifikationer' });
  await menu.getByRole('link', { name: /Du er sat på ordre 1/ }).waitFor();
  await page.keyboard.press('Tab');
  await menu
    .getByRole('button', { name: 'Marker alle som læst' })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.isVisible()).toBe(false);
  await closed.and(page.locator(':focus')).waitFor();
  await closed.press('Enter');
  await menu.getByRole('link', { name: 'Alle notifikationer' }).click();
  await page.getByRole('heading', { name: 'I dag' }).waitFor();
  expect((await address()).pathname).toBe('/notifications');
});

test('a request for a shift is answered under the bell, which reads it', async () => {
  const { owner } = company;
  const sara = await addCaller(company, 'Sara');
  const { id, ordernumber } = await placeShift(owner);
  await assign(owner, id, [], { neededEmployees: 1, allCanRequest: 1 });
  const theirs = await liveScreen(owner, '/order', 1440);
  await act(sara, id, 1);
  await bell(theirs, unread(1)).click();
  await theirs.getByRole('button', { name: 'Giv vagten til Sara' }).waitFor();
  await expectAccessible();
  await theirs.getByRole('button', { name: 'Giv vagten til Sara' }).click();
  await theirs.getByText('Sara har fået vagten.').waitFor();
  await expect.poll(() => statusFor(sara, ordernumber, workingDay.startDate)).toBe(7);
  await expect.poll(() => unreadOf(owner)).toBe(0);
});
