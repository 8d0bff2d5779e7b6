import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createCustomer } from '../support/company/customers.ts';
import { createInvited } from '../support/company/invitations.ts';
import { issue } from '../support/company/invoices.ts';
import { placeOrder } from '../support/company/orders.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  menuItem,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let customerid: string;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  customerid = await createCustomer(company.owner, { phone: '75824160', email: 'k@holm.dk' });
});

const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const open = (path: string, width: number) => openScreen(path, { as: company.owner, width });

describe.each([1440, 360])('at %i px', (width) => {
  test('a customer is shown, edited on the page, and the list is as it was left', async () => {
    const { ordernumber } = await placeOrder(company.owner, { customerid });
    await issue(company.owner, {
      customerid,
      getOrderUniqueNumber: ordernumber,
      date: '2020-01-01',
      paydate: '2020-01-05',
    });
    await open('/customers?q=holm', width);
    await rowOf('Holm & Søn ApS').getByText('Holm & Søn ApS').first().click();
    await title('Holm & Søn ApS');
    await page.getByRole('link', { name: '75 82 41 60' }).waitFor();
    await page.getByText(/^Faktura \d+, \d+ dage over$/).waitFor();
    await page.getByText('Sommerfest').first().waitFor();
    await expectAccessible();
    await button('Rediger').click();
    await dialog().getByLabel('Navn').fill('Kirsten Holm');
    await expectToast(page, 'Data changed successfully!', () => dialogButton('Gem').click());
    await page.getByText('Kirsten Holm').waitFor();
    await page.getByRole('tab', { name: 'Historik' }).click();
    await page.getByText('rettede navn på kunden').waitFor();
    await expectAccessible();
    await page.getByRole('navigation', { name: 'Brødkrumme' }).getByRole('link').click();
    await page.waitForURL('**/customers?q=holm');
  });

  test('an order is shown, its status is changed, and its invoice is begun from it', async () => {
    const { ordernumber } = await placeOrder(company.owner, { customerid });
    await open(`/order/${ordernumber}`, width);
    await title('Sommerfest');
    await expectAccessible();
    await button('Not started, skift status').click();
    await expectToast(page, 'Data changed successfully!', () =>
      page.getByRole('menuitem', { name: 'Done' }).click(),
    );
    await page.getByText(`satte ordre ${ordernumber} til Done`).waitFor();
    await page.getByRole('link', { name: 'Fakturer' }).first().click();
    await page.waitForURL(`**/increate?order=${ordernumber}`);
    await page.getByText('Holm & Søn ApS').first().waitFor();
  });

  test('a record is deleted on its page after the question of its list', async () => {
    const { ordernumber } = await placeOrder(company.owner, { customerid });
    const body = { dType: 'enquiries', name: 'Maja Holm', date: '2026-12-04' };
    const { json } = await company.owner.call(recordRoutes.createRecord, { body });
    const pages = [
      [`/customers/${customerid}`, '**/customers'],
      [`/order/${ordernumber}`, '**/order'],
      [`/enquiries/${(json as { id: string }).id}`, '**/enquiries'],
    ] as const;
    const menu = /^Handlinger for .*(Holm|Sommerfest)/;
    // The menu and its question are the same for each type.
    for (const [path, list] of width === 360 ? pages.slice(0, 1) : pages) {
      await open(path, width);
      await button(menu).click();
      await menuItem('Slet').click();
      await dialog().getByText('kan ikke hentes frem igen').waitFor();
      await dialogButton('Annuller').click();
      await button(menu).click();
      await menuItem('Slet').click();
      await expectToast(page, 'Data deleted successfully!', () => dialogButton('Slet').click());
      await page.waitForURL(list);
      await expect.poll(() => page.getByText('findes ikke længere').count()).toBe(0);
    }
  });

  test('an enquiry becomes an order from its page', async () => {
    const body = { dType: 'enquiries', name: 'Maja Holm', date: '2026-12-04', event: 'Reception' };
    const { json } = await company.owner.call(recordRoutes.createRecord, { body });
    await open(`/enquiries/${(json as { id: string }).id}`, width);
    await title('Maja Holm');
    await page.getByRole('heading', { name: 'Enquiry details' }).waitFor();
    await expectAccessible();
    await button('Opret ordre').click();
    await dialog().getByLabel('Starttid').fill('14:00');
    await dialog().getByLabel('Sluttid').fill('17:00');
    await expectToast(page, 'Data changed successfully!', () => dialogButton('Gem').click());
    await page.getByRole('link', { name: /^Ordre \d+$/ }).click();
    await title('Reception, Maja Holm');
  });

  test('an invoice leads to its order, and the order back to it', async () => {
    const { ordernumber } = await placeOrder(company.owner, { customerid });
    const { invoicenumber } = await issue(company.owner, {
      customerid,
      getOrderUniqueNumber: ordernumber,
    });
    await open(`/invo/${invoicenumber}`, width);
    await page
      .getByRole('link', { name: `Ordre ${ordernumber}` })
      .first()
      .click();
    await title('Sommerfest');
    await page
      .getByRole('link', { name: `Faktura ${invoicenumber}` })
      .first()
      .click();
    await title(`Faktura ${invoicenumber}`);
    await expectAccessible();
  });
});

/** How much of the title in the top bar cannot be seen, in pixels. */
const hiddenOfTitle = () =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => [
      Math.max(heading.scrollWidth - heading.clientWidth, 0),
      Math.max(heading.scrollHeight - heading.clientHeight, 0),
    ]);

test.each([
  ['Rund fødselsdag, 75 gæster', [360, 768, 1024]],
  ['Sommerfest med lyd, lys og scene på havnepladsen i Ebeltoft', [768, 1024]],
])('the title %s is whole in the top bar at %j px', async (orderTitle, widths) => {
  const { ordernumber } = await placeOrder(company.owner, { customerid, orderTitle });
  await open(`/order/${ordernumber}`, 1440);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await title(orderTitle);
    await expect.poll(hiddenOfTitle, { message: `${width} px` }).toEqual([0, 0]);
  }
});

test('an unknown record says so, and the menu stays', async () => {
  await open('/customers/nobody', 1440);
  await page.getByText('Kunden findes ikke længere.').waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Hovedmenu' }).count()).toBe(1);
  await expectAccessible();
});

test('a person is deleted on their page, where one cannot delete oneself', async () => {
  const { employee, owner } = company;
  const { userId } = await createInvited(company);
  await open(`/myteam/${userId}`, 1440);
  await button(/^Handlinger for/).click();
  await menuItem('Slet').click();
  await expectToast(page, 'Data deleted successfully!', () => dialogButton('Slet').click());
  await page.waitForURL('**/myteam');
  await page.goto(`/myteam/${employee.user.userId}`);
  await button(/^Handlinger for/).click();
  await menuItem('Slet').click();
  const kept = 'har registreringer og er derfor gjort inaktiv';
  await expectToast(page, kept, () => dialogButton('Slet').click());
  await button(/^Inaktiv/).waitFor();
  await page.goto(`/myteam/${owner.user.userId}`);
  await button(/^Handlinger for/).click();
  await expect.poll(() => menuItem('Slet').isDisabled()).toBe(true);
});

test('a person shows role and history to a manager, and nothing to an employee', async () => {
  const { userId, name } = company.employee.user;
  await open(`/myteam/${userId}`, 1440);
  await title(name);
  await page.getByText('tog imod invitationen').waitFor();
  await expectAccessible();
  // An owner gives an administrator bookkeeping where it is shown.
  await page.goto(`/myteam/${company.administrator.user.userId}`);
  await button(/^Adgang til bilag: Nej/).click();
  await menuItem('Ja').click();
  await button(/^Adgang til bilag: Ja/).waitFor();
  await openScreen(`/myteam/${userId}`, { as: company.employee });
  await page.waitForURL('**/dashboard');
});
