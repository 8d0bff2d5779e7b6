import { orderRoutes } from '@driftig/contracts/orders/routes';
import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { saveLines } from '../support/company/order-lines.ts';
import { placeOrder, type PlacedOrder } from '../support/company/orders.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let order: PlacedOrder;

beforeEach(async () => {
  company = await createCompany();
  order = await placeOrder(company.owner, { orderdescriptionemployees: 'Mød i gården' });
  await saveLines(company.owner, order.id);
  await openScreen(`/order/${order.ordernumber}`, { as: company.owner, hearsOthers: false });
});

test('a note that another user changed meanwhile is shown beside the typed one, and can be replaced', async () => {
  await button('Ret beskeden: Til medarbejdere').click();
  const note = page.getByRole('textbox', { name: 'Til medarbejdere' });
  await note.fill('Mød ved teltet');
  const body = { ordernumber: order.ordernumber, text: 'Mød ved porten' };
  await company.administrator.call(orderRoutes.updateNoteForEmployees, { body });
  await button('Gem').click();
  await page.getByText('En anden har ændret det imens.', { exact: false }).waitFor();
  await page.getByText('Nu står der: Mød ved porten', { exact: false }).waitFor();
  await expectAccessible();
  await expect.poll(() => note.inputValue()).toBe('Mød ved teltet');
  await expectToast(page, 'Beskeden er gemt.', () => button('Gem').click());
  expect((await company.store.orders.getById(order.id)).noteEmployees).toBe('Mød ved teltet');
});

test('a new line is typed and saved, and what is behind the dialog cannot be reached', async () => {
  await button('Ret linjer').click();
  const line = dialog().getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill('Telt 2 x 3 m');
  await line.getByLabel(/Pris/).fill('1234,50');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#root').getAttribute('inert')).toBe('');
  await expectAccessible();
  await expectToast(page, 'Linjerne er gemt.', () => dialogButton('Gem linjer').click());
  await page.getByRole('main').getByText('Telt 2 x 3 m').waitFor();
  await expect.poll(() => page.locator('#root').getAttribute('inert')).toBeNull();
});

test('Ctrl and Enter save the lines from any field, and a half-typed new line stops it', async () => {
  await button('Ret linjer').click();
  const amount = dialog().getByLabel('Antal, linje 1');
  await amount.fill('3');
  const line = dialog().getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill('Lys');
  await amount.press('Control+Enter');
  await dialog().getByText('Linjen er ikke tilføjet endnu. Tryk Tilføj, eller ryd den.').waitFor();
  await dialogButton('Ryd').click();
  await expectToast(page, 'Linjerne er gemt.', () => amount.press('Control+Enter'));
  await page.getByRole('main').getByText('3 stk.').waitFor();
});

test('an invalid quantity of a new line is an error there and not added as 1', async () => {
  await button('Ret linjer').click();
  const line = dialog().getByRole('group', { name: 'Ny linje i Items' });
  const amount = line.getByLabel(/Antal/);
  await amount.press('ControlOrMeta+a');
  await amount.pressSequentially('abc');
  await page.keyboard.press('Tab');
  await line.getByText('Skriv et tal, f.eks. 7,5').waitFor();
  await line.getByRole('combobox', { name: 'Navn' }).fill('Lys');
  await line.getByLabel(/Pris/).fill('100');
  await page.keyboard.press('Enter');
  await expect.poll(() => amount.inputValue()).toBe('abc');
  await expect.poll(() => dialog().getByLabel('Antal, linje 3').count()).toBe(0);
  await amount.fill('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog().getByLabel('Antal, linje 3').inputValue()).toBe('2');
  // A line with only a name is described by it.
  await expect.poll(() => dialog().getByLabel('Beskrivelse, linje 3').inputValue()).toBe('Lys');
});

test('lines that another user saved meanwhile are not overwritten, and the refusal is shown', async () => {
  await button('Ret linjer').click();
  await dialogButton('Gem linjer').waitFor();
  await saveLines(company.administrator, order.id);
  await dialogButton('Gem linjer').click();
  await dialog().getByText('En anden har ændret det imens.', { exact: false }).waitFor();
  await expectAccessible();
});
