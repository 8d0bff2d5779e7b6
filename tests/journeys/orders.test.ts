import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { placeOrder } from '../support/company/orders.ts';
import {
  actionsOf,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  holdCard,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast, pressInToast } from '../support/browser/toasts.ts';

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

const enquiry = { dType: 'enquiries', event: 'Reception', date: '2026-12-04' };

/** By the chip of the row; on a phone by choosing the row. */
async function startOrder(width: number): Promise<void> {
  if (width === 360) {
    await holdCard('Sommerfest');
    await button('Skift status').click();
    await expectToast(page, '1 ordre står nu som Started.', () => item('Started').click());
    return;
  }
  await button(/^Not started, skift status/).click();
  await expectToast(page, saved, () => item('Started').click());
}

describe.each([1440, 360])('at %i px', (width) => {
  test('an order with an invalid time range is refused, then created, started and deleted', async () => {
    await create({ dType: 'customers', company: 'Havnen A/S' });
    await openScreen('/order', { as: company.owner, width });
    await page.getByText('Ingen poster endnu').waitFor();
    await expectAccessible();
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
    await expectAccessible();
    await field('Slutdato').fill('21-06-2026');
    await pressInToast(page, 'Åbn ordren', () => press('Gem'));
    await page.getByRole('heading', { level: 1, name: 'Sommerfest' }).waitFor();
    await page.goBack();
    await rowOf('Sommerfest').getByText('Havnen A/S').waitFor();
    await expectAccessible();

    await startOrder(width);
    await rowOf('Sommerfest').getByText('Started', { exact: true }).waitFor();

    await (await actionsOf('Sommerfest')).click();
    await item('Slet').click();
    await dialog()
      .getByText(/Ordren kan ikke hentes frem igen/)
      .waitFor();
    await expectToast(page, 'Data deleted successfully!', () => press('Slet'));
    await page.getByText('Ingen poster endnu').waitFor();
    await page.locator('main :focus').filter({ hasText: 'Ny ordre' }).waitFor();
  });

  test('an enquiry is made into an order with its texts and gets the status of it', async () => {
    await create({
      dType: 'enquiries',
      name: 'Maja Holm',
      event: 'Reception',
      date: '2026-12-04',
      fromtime: '14:00',
      totime: '17:00',
      drinks: 'Bobler',
      message: 'Med og uden scene?',
    });
    await openScreen('/enquiries', { as: company.owner, width });
    await rowOf('Maja Holm').getByText('Reception').waitFor();
    await expectAccessible();
    await (await actionsOf('Maja Holm')).click();
    await item('Opret ordre').click();
    await field('Titel').waitFor();
    await expect.poll(() => field('Titel').inputValue()).toBe('Reception, Maja Holm');
    await expect
      .poll(() => field('Beskrivelse').inputValue())
      .toBe('Med og uden scene?\nDrikkevarer: Bobler');
    await expectToast(page, saved, () => press('Gem'));
    await rowOf('Maja Holm').getByText('Blev til ordre', { exact: true }).waitFor();
    const { json } = await company.owner.call(recordRoutes.listOrders);
    expect(json).toMatchObject([{ tittle: 'Reception, Maja Holm', timestart: '14:00' }]);
  });
});

test('a second order from the same enquiry is refused', async () => {
  await create({ ...enquiry, name: 'Maja Holm' });
  await openScreen('/enquiries', { as: company.owner, hearsOthers: false });
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

test('an order is saved only with its title, dates and times', async () => {
  await placeOrder(company.owner);
  await openScreen('/order', { as: company.owner });
  await rowOf('Sommerfest').getByText('Sommerfest').click();
  await button('Rediger').click();
  const save = dialogButton('Gem');
  await field('Titel').fill(' ');
  await dialog().getByText('Titel is required').first().waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await expectAccessible();
  await field('Titel').fill('Efterårsfest');
  await field('Beskrivelse').fill('');
  await expectToast(page, saved, () => save.click());
  await page.getByRole('heading', { level: 1, name: 'Efterårsfest' }).waitFor();
});

test('an order of a deleted customer still shows the customer', async () => {
  const { json } = await create({ dType: 'customers', company: 'Havnen A/S' });
  const { id } = json as { id: string };
  const order = await placeOrder(company.owner, { customerid: id });
  await company.owner.call(recordRoutes.deleteRecord, { body: { dType: 'customers', id } });
  await openScreen(`/order?open=${order.id}`, { as: company.owner });
  const shown = () => field('Kunde').inputValue();
  await expect.poll(shown, { timeout: 15_000 }).toBe('Havnen A/S (slettet)');
});

test('after a lost answer the stored status is shown, and a failed change can be tried again', async () => {
  await placeOrder(company.owner);
  await openScreen('/order', { as: company.owner, hearsOthers: false });
  const call = '**/upd/updateOrdereChange';
  const choose = async (from: string, to: string) => {
    await button(new RegExp(`^${from}, skift status`)).click();
    await item(to).click();
  };
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await expectToast(page, saved, () => choose('Not started', 'Started'));
  await page.route(call, (route) => route.abort());
  await choose('Started', 'Done');
  await page.getByText(/^Vi ved ikke, om status blev ændret/).waitFor();
  await button(/^Started, skift status/).waitFor();
  await page.unroute(call);
  await button('Prøv igen').click();
  await button(/^Done, skift status/).waitFor();
  // Optimistic update: the screen shows the status before it is stored.
  const stored = async () => (await company.owner.call(recordRoutes.listOrders)).json;
  await expect.poll(stored, { timeout: 15_000 }).toMatchObject([{ status: 3 }]);
});

test('changing the status of an older version (409) names the change, and can be tried again', async () => {
  await create({ ...enquiry, name: 'Maja Holm' });
  await openScreen('/enquiries', { as: company.owner, hearsOthers: false });
  await rowOf('Maja Holm').waitFor();
  const { json } = await company.owner.call(orderRoutes.listEnquiries);
  const [asked] = json as readonly { id: string }[];
  const body = { ...enquiry, id: asked?.id, name: 'Maja Holm', event: 'Bryllup' };
  await company.owner.call(recordRoutes.updateRecordById, { body });
  await button(/^Ny, skift status/).click();
  await item('Besvaret').click();
  await page.getByText(/^En anden har imens ændret: /).waitFor();
  await rowOf('Maja Holm').getByText('Bryllup').waitFor();
  await expectAccessible();
  await expectToast(page, saved, () => button('Prøv igen').click());
  await button(/^Besvaret, skift status/).waitFor();
});

test('a status is set in bulk, and a failed row is tried again', async () => {
  for (const name of ['Maja Holm', 'Bo Lund']) await create({ ...enquiry, name });
  await openScreen('/enquiries', { as: company.owner, hearsOthers: false });
  await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check();
  const bar = page.getByRole('region', { name: 'Valgte rækker' });
  await bar.getByRole('button', { name: /status/i }).click();
  await page.route('**/apis/update/*', (route) => route.abort(), { times: 1 });
  await item('Besvaret').click();
  await dialog().getByText('1 lykkedes ikke: Der er ingen forbindelse.').waitFor();
  await expectAccessible();
  await expectToast(page, '2 forespørgsler står nu som Besvaret.', () => press('Prøv igen'));
  await bar.waitFor({ state: 'detached' });
  await rowOf('Bo Lund').getByText('Besvaret').waitFor();
  await rowOf('Maja Holm').getByText('Besvaret').waitFor();
});
