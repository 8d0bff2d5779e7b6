import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';

import { accessibilityFaults } from '../support/accessibility.ts';
import { createCompany, type TestCompany } from '../support/company.ts';
import { isRefusal } from '../support/noise.ts';
import { placeOrder } from '../support/orders.ts';
import { openStage, visit } from '../support/stage.ts';
import { expectTold } from '../support/toasts.ts';

const stage = openStage();
let company: TestCompany;
let context: BrowserContext;
let page: Page;
let noise: string[] = [];

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});
afterEach(async () => {
  await context.close();
  expect(noise.filter((line) => !isRefusal(line))).toEqual([]);
});

async function open(path: string, width: number): Promise<void> {
  ({ context, page, noise } = await visit(stage, company.owner, path, width));
}

const save = (fields: object) => company.owner.call(recordRoutes.createRecord, { body: fields });
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = () => page.getByRole('dialog');
const field = (name: string) => dialog().getByLabel(name, { exact: false }).first();
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const clean = async () => expect(await accessibilityFaults(page)).toEqual([]);
/** A row of the table, or a card where there is no room for one. */
const rowOf = (name: string) =>
  page.locator('main').locator('tr, li').filter({ hasText: name }).first();
const saved = 'Data changed successfully!';
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

describe.each([1440, 360])('at %i px', (width) => {
  test('an order is made, refused where its hours are wrong, started, and deleted', async () => {
    await save({ dType: 'customers', company: 'Havnen A/S' });
    await open('/order', width);
    await page.getByText('Ingen poster endnu').waitFor();
    await clean();
    await button('Ny ordre').click();
    await press('Gem');
    await dialog().getByText('Titel is required').waitFor();
    await field('Titel').fill('Sommerfest');
    await field('Kunde').click();
    await page.getByRole('option', { name: 'Havnen A/S' }).click();
    await field('Startdato').fill('20-06-2026');
    await field('Slutdato').fill('20-06-2026');
    await field('Starttid').fill('16');
    await field('Sluttid').fill('2');
    await press('Gem');
    await dialog()
      .getByText(/^Sluttiden skal være efter starttiden/)
      .waitFor();
    await clean();
    await field('Slutdato').fill('21-06-2026');
    await expectTold(page, saved, () => press('Gem'));
    await rowOf('Sommerfest').getByText('Havnen A/S').waitFor();
    await clean();

    await button(/^Not started, skift status/).click();
    await expectTold(page, saved, () => item('Started').click());
    await button(/^Started, skift status/).waitFor();

    await button(/^Handlinger for/).click();
    await item('Slet').click();
    await dialog()
      .getByText(/Ordren kan ikke hentes frem igen/)
      .waitFor();
    await expectTold(page, 'Data deleted successfully!', () => press('Slet'));
    await page.getByText('Ingen poster endnu').waitFor();
    await page.locator('main :focus').filter({ hasText: 'Ny ordre' }).waitFor();
  });

  test('an enquiry is counted as new, becomes an order with what was asked, and is new no more', async () => {
    await save({
      dType: 'enquiries',
      name: 'Maja Holm',
      event: 'Reception',
      date: '2026-12-04',
      fromtime: '14:00',
      totime: '17:00',
      drinks: 'Bobler',
      message: 'Med og uden scene?',
    });
    await open('/enquiries', width);
    await rowOf('Maja Holm').getByText('Reception').waitFor();
    await clean();
    await button(/^Handlinger for/).click();
    await item('Opret ordre').click();
    await field('Titel').waitFor();
    expect(await field('Titel').inputValue()).toBe('Reception, Maja Holm');
    expect(await field('Beskrivelse').inputValue()).toBe('Med og uden scene?\nDrikkevarer: Bobler');
    await expectTold(page, saved, () => press('Gem'));
    await button(/^Blev til ordre, skift status/).waitFor();
    const { json } = await company.owner.call(recordRoutes.listOrders);
    expect(json).toMatchObject([{ tittle: 'Reception, Maja Holm', timestart: '14:00' }]);
  });

  test.each(['products', 'tasks'])('one of the %s is added, changed and deleted', async (name) => {
    await open(`/${name}?new=1`, width);
    await press('Gem');
    await dialog().getByText('Navn is required').waitFor();
    await field('Navn').fill('Telt');
    await field('Pris').fill('1.250,50');
    await expectTold(page, saved, () => press('Gem'));
    await rowOf('Telt').getByText('1.250,50').waitFor();
    await clean();
    await button('Handlinger for Telt').click();
    await item('Rediger').click();
    await field('Antal').fill('2,5');
    await expectTold(page, saved, () => press('Gem'));
    await rowOf('Telt').getByText('2,5', { exact: true }).waitFor();
    await button('Handlinger for Telt').click();
    await item('Slet').click();
    await expectTold(page, 'Data deleted successfully!', () => press('Slet'));
    await page.getByText('Ingen poster endnu').waitFor();
    await clean();
  });

  test('hours are given to a person and an order, and stand there by name', async () => {
    await open('/employeehours?new=1', width);
    await field('Medarbejder').click();
    await page.getByRole('option', { name: company.employee.user.name }).click();
    await dialog().getByRole('textbox', { name: 'Dato' }).fill('20-06-2026');
    await field('Fra').fill('8');
    await field('Til').fill('7');
    await press('Gem');
    await dialog().getByText('Start/slut skal sættes korrekt (slut efter start).').waitFor();
    await field('Til').fill('15.30');
    await expectTold(page, saved, () => press('Gem'));
    await rowOf(company.employee.user.name).getByText('15:30').waitFor();
    await clean();
    await button(/^Handlinger for/).click();
    await item('Slet').click();
    const asked = `Slet timerne for ${company.employee.user.name}, 20-06-2026 08:00?`;
    await dialog().getByText(asked).waitFor();
  });

  test('a postal code gives its town, which is left alone once it is another', async () => {
    await open('/customers?new=1', width);
    await field('Virksomhed').fill('Havnen A/S');
    await field('Postnr.').fill('7100');
    await expect.poll(() => field('By').inputValue(), { timeout: 15_000 }).toBe('Vejle');
    await field('By').fill('Vejle Havn');
    await field('Postnr.').fill('8000');
    await field('EAN-nr.').fill('5790000123451');
    await field('E-mail').focus();
    await dialog().getByText('EAN-nummeret er ikke gyldigt. Tjek de 13 cifre.').waitFor();
    await field('EAN-nr.').fill('5790000123452');
    expect(await field('By').inputValue()).toBe('Vejle Havn');
    await expectTold(page, saved, () => press('Gem'));
  });
});

test('a screen reader hears the table, how it is sorted, and how many rows it has', async () => {
  for (const name of ['Øl', 'Ært', 'Å', 'Zebra']) await save({ dType: 'products', name });
  await open('/products', 1440);
  const table = page.getByRole('table', { name: 'Products' });
  await table.getByText('Zebra').waitFor();
  expect(await table.getAttribute('aria-rowcount')).toBe('5');
  const name = table.getByRole('columnheader', { name: /Navn/ });
  expect(await name.getAttribute('aria-sort')).toBe('ascending');
  const names = () => table.locator('tbody tr td:nth-child(2)').allTextContents();
  expect(await names()).toEqual(['Zebra', 'Ært', 'Øl', 'Å']);
  await name.getByRole('button').click();
  await table.locator('th[aria-sort=descending]').filter({ hasText: 'Navn' }).waitFor();
  expect(await names()).toEqual(['Å', 'Øl', 'Ært', 'Zebra']);
});

const enquiry = { dType: 'enquiries', event: 'Reception', date: '2026-12-04' };

test('whoever is late with a status is told what the other has changed, and can try again', async () => {
  await save({ ...enquiry, name: 'Maja Holm' });
  await open('/enquiries', 1440);
  await rowOf('Maja Holm').waitFor();
  const { json } = await company.owner.call(orderRoutes.listEnquiries);
  const [asked] = json as readonly { id: string }[];
  const body = { ...enquiry, id: asked?.id, name: 'Maja Holm', event: 'Bryllup' };
  await company.owner.call(recordRoutes.updateRecordById, { body });
  await button(/^Ny, skift status/).click();
  await item('Besvaret').click();
  await page.getByText(/^En anden har imens ændret: /).waitFor();
  await rowOf('Maja Holm').getByText('Bryllup').waitFor();
  await clean();
  await expectTold(page, saved, () => button('Prøv igen').click());
  await button(/^Besvaret, skift status/).waitFor();
});

test('an enquiry leads to one order: who makes a second is told, and nothing is made', async () => {
  await save({ ...enquiry, name: 'Maja Holm' });
  await open('/enquiries', 1440);
  await rowOf('Maja Holm').waitFor();
  const { json } = await company.owner.call(orderRoutes.listEnquiries);
  const [asked] = json as readonly { id: string }[];
  await placeOrder(company.owner, { enquiryid: asked?.id });
  await button(/^Handlinger for Maja Holm/).click();
  await item('Opret ordre').click();
  for (const name of ['Starttid', 'Sluttid'])
    await field(name).fill(name === 'Starttid' ? '9' : '17');
  await press('Gem');
  await dialog().getByText('Forespørgslen er allerede blevet til en ordre.').waitFor();
  const orders = await company.owner.call(recordRoutes.listOrders);
  expect(orders.json).toHaveLength(1);
});

test('an order of a customer who was deleted still says whom it is for', async () => {
  const { json } = await save({ dType: 'customers', company: 'Havnen A/S' });
  const { id } = json as { id: string };
  const order = await placeOrder(company.owner, { customerid: id });
  await company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'customers', id } });
  await open(`/order?open=${order.id}`, 1440);
  const shown = () => field('Kunde').inputValue();
  await expect.poll(shown, { timeout: 15_000 }).toBe('Havnen A/S (slettet)');
});

test('several rows are given a status at once; one that could not is tried again', async () => {
  for (const name of ['Maja Holm', 'Bo Lund']) await save({ ...enquiry, name });
  await open('/enquiries', 1440);
  await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check();
  const bar = page.getByRole('region', { name: 'Valgte rækker' });
  await bar.getByRole('button', { name: /status/i }).click();
  await page.route('**/apis/update/*', (route) => route.abort(), { times: 1 });
  await item('Besvaret').click();
  await dialog().getByText('Det kunne ikke lade sig gøre med én:').waitFor();
  await clean();
  await expectTold(page, '2 forespørgsler står nu som Besvaret.', () => press('Prøv igen'));
  await bar.waitFor({ state: 'detached' });
  await rowOf('Bo Lund').getByText('Besvaret').waitFor();
  await rowOf('Maja Holm').getByText('Besvaret').waitFor();
});

test('a status whose answer got lost is shown as it stands; one that did not come through is tried again', async () => {
  await placeOrder(company.owner);
  await open('/order', 1440);
  const call = '**/upd/updateOrdereChange';
  const choose = async (from: string, to: string) => {
    await button(new RegExp(`^${from}, skift status`)).click();
    await item(to).click();
  };
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await expectTold(page, saved, () => choose('Not started', 'Started'));
  await page.route(call, (route) => route.abort());
  await choose('Started', 'Done');
  await page.getByText(/^Det vides ikke, om status blev ændret/).waitFor();
  await button(/^Started, skift status/).waitFor();
  await page.unroute(call);
  await button('Prøv igen').click();
  await button(/^Done, skift status/).waitFor();
  // Shown at once, before it is kept.
  const kept = async () => (await company.owner.call(recordRoutes.listOrders)).json;
  await expect.poll(kept, { timeout: 15_000 }).toMatchObject([{ status: 3 }]);
});
