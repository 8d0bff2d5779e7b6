import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import {
  actionsOf,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const create = (body: object) => company.owner.call(recordRoutes.createRecord, { body });
const field = (name: string) => dialog().getByLabel(name, { exact: false }).first();
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const press = (name: string) => dialogButton(name).click();
const saved = 'Data changed successfully!';

describe.each([1440, 360])('at %i px', (width) => {
  // The form and list of tasks are those of products.
  test.each(width === 360 ? ['products'] : ['products', 'tasks'])(
    'one of the %s is added, changed and deleted',
    async (name) => {
      await openScreen(`/${name}?new=1`, { as: company.owner, width });
      await press('Gem');
      await dialog().getByText('Navn is required').waitFor();
      await field('Navn').fill('Telt');
      await field('Pris uden moms').fill('1.250,50');
      await expectToast(page, saved, () => press('Gem'));
      await rowOf('Telt').getByText('1.250,50').waitFor();
      await expectAccessible();
      await (await actionsOf('Telt')).click();
      await item('Rediger').click();
      await field('Antal').fill('2,5');
      await expectToast(page, saved, () => press('Gem'));
      await rowOf('Telt').getByText('2,5').waitFor();
      await (await actionsOf('Telt')).click();
      await item('Slet').click();
      await expectToast(page, 'Data deleted successfully!', () => press('Slet'));
      await page.getByText('Ingen poster endnu').waitFor();
      await expectAccessible();
    },
  );

  test('a postal code fills in its town until the town is changed by hand', async () => {
    await openScreen('/customers?new=1', { as: company.owner, width });
    await field('Firma').fill('Havnen A/S');
    await field('Postnr.').fill('7100');
    await expect.poll(() => field('By').inputValue(), { timeout: 15_000 }).toBe('Vejle');
    await field('By').fill('Vejle Havn');
    await field('Postnr.').fill('8000');
    await field('EAN-nr.').fill('5790000123451');
    await field('E-mail').focus();
    await dialog().getByText('EAN-nummeret er ikke gyldigt. Tjek de 13 cifre.').waitFor();
    await field('EAN-nr.').fill('5790000123452');
    await expect.poll(() => field('By').inputValue()).toBe('Vejle Havn');
    await expectToast(page, saved, () => press('Gem'));
  });
});

test('the table says its name, its sorting and its number of rows, and arrow keys walk its rows', async () => {
  for (const name of ['Øl', 'Ært', 'Å', 'Zebra']) await create({ dType: 'products', name });
  await openScreen('/products', { as: company.owner });
  const table = page.getByRole('table', { name: 'Products' });
  await table.getByText('Zebra').waitFor();
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('5');
  const name = table.getByRole('columnheader', { name: /Navn/ });
  await expect.poll(() => name.getAttribute('aria-sort')).toBe('ascending');
  const names = () => table.locator('tbody tr td:nth-child(2)').allTextContents();
  expect(await names()).toEqual(['Zebra', 'Ært', 'Øl', 'Å']);
  await name.getByRole('button').click();
  await table.locator('th[aria-sort=descending]').filter({ hasText: 'Navn' }).waitFor();
  expect(await names()).toEqual(['Å', 'Øl', 'Ært', 'Zebra']);
  await table.getByRole('button', { name: 'Å', exact: true }).focus();
  for (const [key, name] of [
    ['ArrowDown', 'Øl'],
    ['End', 'Zebra'],
    ['ArrowUp', 'Ært'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => page.locator('tbody :focus').textContent()).toBe(name);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => field('Navn').inputValue()).toBe('Ært');
});

test('a bulk deletion that is stopped finishes the started calls and keeps the other rows', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `Telt ${index + 1}`);
  for (const name of names) await create({ dType: 'products', name });
  await openScreen('/products', { as: company.owner });
  await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).click();
  const stopped = Promise.withResolvers<void>();
  await page.route('**/del/delMainData', async (route) => {
    await stopped.promise;
    await route.continue();
  });
  await button('Slet').click();
  await press('Slet');
  await press('Stop');
  stopped.resolve();
  await dialog().getByText('3 produkter er slettet. 5 blev ikke begyndt.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('tbody tr').count()).toBe(5);
});
