import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { placeOrder, type PlacedOrder } from '../support/company/orders.ts';
import {
  actionsOf,
  dialog,
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

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const open = (path: string, width?: number) =>
  openScreen(path, {
    as: company.owner,
    hearsOthers: false,
    ...(width !== undefined && { width }),
  });

const enquiry = {
  dType: 'enquiries',
  name: 'Maja Holm',
  event: 'Reception',
  date: '2026-12-04',
  numberofparticipants: 80,
  fromtime: '14:00',
  includingbottle: 1,
  message: 'Med scene?\nOg uden?',
};

/** An enquiry and the order made from it. */
async function orderOfEnquiry(): Promise<{ enquiryId: string; order: PlacedOrder }> {
  const { json } = await company.owner.call(recordRoutes.createRecord, { body: enquiry });
  const { id } = json as { id: string };
  return { enquiryId: id, order: await placeOrder(company.owner, { enquiryid: id }) };
}

async function choose(name: string, action: string): Promise<void> {
  await (await actionsOf(name)).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
const details = '**/apiconfunctions/getSpecificData?*';

describe.each([1440, 360])('at %i px', (width) => {
  test('an order shows the whole enquiry it was made from, and the enquiry leads to the order', async () => {
    await orderOfEnquiry();
    await open('/order', width);
    await choose('Sommerfest', 'Vis forespørgsel');
    await dialog().getByRole('heading', { name: 'Enquiry details' }).waitFor();
    await dialog().getByText('Maja Holm').waitFor();
    const facts = await dialog().locator('dl > div').allInnerTexts();
    expect(facts.map((fact) => fact.split(/\n+/))).toEqual([
      ['Navn', 'Maja Holm'],
      ['Anledning', 'Reception'],
      ['Dato', '04-12-2026'],
      ['Deltagere', '80'],
      ['Fra kl.', '14:00'],
      ['Med flaske', 'Ja'],
      ['Status', 'Blev til ordre'],
      ['Besked', 'Med scene?', 'Og uden?'],
    ]);
    await expect.poll(() => dialog().getByRole('textbox').count()).toBe(0);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await rowOf('Sommerfest').locator(':focus').waitFor();

    await page.goto('/enquiries');
    await choose('Maja Holm', 'Vis ordre');
    await page.waitForURL(/\/order\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Sommerfest' }).waitFor();
    await page.goBack();
    await rowOf('Maja Holm').waitFor();
  });

  test('an order that was not made from an enquiry says so', async () => {
    await placeOrder(company.owner);
    await open('/order', width);
    await choose('Sommerfest', 'Vis forespørgsel');
    await dialog().getByText('Der er ingen forespørgsel bag ordren.').waitFor();
    await expect.poll(() => dialog().getByRole('button', { name: 'Prøv igen' }).count()).toBe(0);
    await expectAccessible();
  });
});

test('an order made of an enquiry is for who asked, as the customer they are or a new one', async () => {
  const create = (body: object) => company.owner.call(recordRoutes.createRecord, { body });
  const asked = { ...enquiry, email: 'maja@holm.dk', phone: '20304050' };
  await create(asked);
  await open('/enquiries');
  await choose('Maja Holm', 'Opret ordre');
  const customer = dialog().getByRole('combobox', { name: /^Kunde/ });
  await dialog().getByText('Maja Holm er ikke kunde endnu.', { exact: false }).waitFor();
  await expect.poll(() => customer.inputValue()).toBe('');
  await customer.click();
  await page.getByRole('option', { name: 'Ny kunde "Maja Holm"' }).click();
  const form = page.getByRole('dialog', { name: 'Ny kunde' });
  await expect.poll(() => form.getByLabel('E-mail').inputValue()).toBe('maja@holm.dk');
  await form.getByRole('button', { name: 'Gem' }).click();
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => customer.inputValue()).toBe('Maja Holm');

  await page.goto('/enquiries');
  await choose('Maja Holm', 'Opret ordre');
  await expect.poll(() => customer.inputValue()).toBe('Maja Holm');
});

test('an enquiry is answered by mail from its row, and is answered then', async () => {
  const asked = { ...enquiry, email: 'maja@holm.dk' };
  await company.owner.call(recordRoutes.createRecord, { body: asked });
  await open('/enquiries', 360);
  await choose('Maja Holm', 'Svar');
  const text = dialog().getByLabel('Besked');
  await expect
    .poll(() => text.inputValue())
    .toContain('om Reception den 04-12-2026 for 80 deltagere');
  await expectAccessible();
  const send = () => dialog().getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'Svaret er sendt til maja@holm.dk.', send);
  await rowOf('Maja Holm').getByText('Besvaret').waitFor();
});

test('an enquiry that cannot be fetched shows an error with a retry, which keeps the focus', async () => {
  await orderOfEnquiry();
  await open('/order');
  await page.route(details, (route) => route.abort());
  await choose('Sommerfest', 'Vis forespørgsel');
  await dialog().getByLabel('Indlæser').waitFor();
  await dialog().getByText('Kunne ikke hente ordredetaljer.').waitFor();
  await expectAccessible();
  await page.unroute(details);
  await dialog().getByRole('button', { name: 'Prøv igen' }).press('Enter');
  await dialog().getByText('Maja Holm').waitFor();
  await expect.poll(() => dialog().getByRole('alert').count()).toBe(0);
  await expect.poll(() => dialog().locator(':focus').count(), { timeout: 15_000 }).toBe(1);
});

test('an enquiry without an order offers no link to one', async () => {
  await company.owner.call(recordRoutes.createRecord, { body: enquiry });
  await open('/enquiries');
  await (await actionsOf('Maja Holm')).click();
  await menuItem('Opret ordre').waitFor();
  await expect.poll(() => menuItem('Vis ordre').count()).toBe(0);
});

test('a change refetches what it makes stale, and many changes refetch it once', async () => {
  for (const name of ['Maja Holm', 'Bo Lund', 'Ida Vang'])
    await company.owner.call(recordRoutes.createRecord, { body: { ...enquiry, name } });
  await open('/enquiries');
  await page.getByText('Ida Vang').first().waitFor();
  await page.waitForLoadState('networkidle');
  let requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['fetch', 'xhr'].includes(request.resourceType())) requests.push(pathname);
  });
  await page.getByRole('button', { name: /^Ny, skift status for Maja Holm/ }).click();
  await expectToast(page, 'Data changed successfully!', () => menuItem('Besvaret').click());
  const count = '/apiconfunctions/getCounts';
  await expect.poll(() => requests).toEqual([expect.stringMatching(/^\/apis\/update\//), count]);
  requests = [];
  for (const name of ['Bo Lund', 'Ida Vang'])
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Slet', exact: true }).click();
  await dialog().getByRole('button', { name: 'Slet', exact: true }).click();
  await page.getByText('Bo Lund').waitFor({ state: 'detached' });
  // The row leaves before the read that follows the last delete is sent.
  await expect
    .poll(() => requests.toSorted())
    .toEqual([count, '/del/delMainData', '/del/delMainData']);
});
