import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { stubPushManager, withoutPush } from '../support/browser/push-page.ts';
import { pushBrowser } from '../support/live/push-service.ts';
import {
  allowInConsole,
  button,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'starter' });
});

const theSwitch = () => page.getByRole('switch', { name: 'Vis notifikationer på denne enhed' });
const open = (width: number) => {
  // Chromium's line about the one file that the page preloads before its worker answers.
  allowInConsole(/^A preload for/);
  return openScreen('/notifications', { as: company.employee, width, serviceWorkers: 'allow' });
};
const openDialog = () => button('Vælg mail og enhed').click();
const devices = async () =>
  Object.values(await company.store.pushDevices.find(company.employee.user.userId));

describe.each([1440, 360])('at %i px', (width) => {
  test('push is switched on for the device, chosen by kind, and switched off again', async () => {
    await open(width);
    const browser = pushBrowser();
    await stubPushManager(page, browser.subscription);
    await openDialog();
    await page.getByText('Browseren spørger om lov, når du slår det til.').waitFor();
    await expectAccessible();
    await theSwitch().click();
    await page.getByText('til du logger ud.').waitFor();
    await expect.poll(() => theSwitch().isChecked()).toBe(true);
    expect(await devices()).toEqual([{ endpoint: browser.endpoint, ...browser.subscription.keys }]);
    await expectAccessible();

    await page.getByRole('checkbox', { name: 'Du er sat på en ordre: på dine enheder' }).click();
    await expect
      .poll(async () => {
        const { json } = await company.employee.call(notificationRoutes.listNotificationChoices);
        const choices = json as { kind: string; push: number }[];
        return choices.find(({ kind }) => kind === 'orderAssigned')?.push;
      })
      .toBe(0);

    await theSwitch().click();
    await page.getByText('Browseren spørger om lov, når du slår det til.').waitFor();
    expect(await devices()).toEqual([]);
  });

  test('a browser that blocks, cannot, or fails says so and what to do', async () => {
    await open(width);
    await openDialog();
    await page.getByText('Browseren blokerer notifikationer fra Driftig.').waitFor();
    await expect.poll(() => theSwitch().isDisabled()).toBe(true);
    await expectAccessible();

    await page.reload();
    await stubPushManager(page, 'fails');
    await openDialog();
    await theSwitch().click();
    await page
      .getByRole('alert')
      .getByText('Notifikationer er ikke slået til på denne enhed. Prøv igen.')
      .waitFor();
    await expect.poll(() => theSwitch().isChecked()).toBe(false);
    await expectAccessible();

    await page.reload();
    await withoutPush(page);
    await openDialog();
    await page.getByText('Denne browser kan ikke vise notifikationer.').waitFor();
    await expectAccessible();
  });
});
