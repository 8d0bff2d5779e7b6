import { recordRoutes } from '@driftig/contracts/records/routes';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { createCompany, type TestCompany } from '../support/company.ts';
import { isRefusal } from '../support/noise.ts';
import { placeOrder, type Placed } from '../support/orders.ts';
import { openStage, visit } from '../support/stage.ts';

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

async function open(path: string, width = 1440): Promise<void> {
  ({ context, page, noise } = await visit(stage, company.owner, path, width));
}

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

/** An enquiry, and the order that came of it. */
async function orderOfEnquiry(): Promise<{ enquiryId: string; order: Placed }> {
  const { json } = await company.owner.call(recordRoutes.createRecord, { body: enquiry });
  const { id } = json as { id: string };
  return { enquiryId: id, order: await placeOrder(company.owner, { enquiryid: id }) };
}

const dialog = () => page.getByRole('dialog');
const clean = async () => expect(await accessibilityFaults(page)).toEqual([]);
const actionsOf = (name: string) =>
  page.getByRole('button', { name: new RegExp(`^Handlinger for .*${name}`) }).first();
async function choose(name: string, action: string): Promise<void> {
  await actionsOf(name).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
const details = '**/apiconfunctions/getSpecificData?*';

describe.each([1440, 360])('at %i px', (width) => {
  test('from an order all that was asked is read, and from its enquiry one comes to the order', async () => {
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
    expect(await dialog().getByRole('textbox').count()).toBe(0);
    await clean();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await actionsOf('Sommerfest').and(page.locator(':focus')).waitFor();

    await page.goto('/enquiries');
    await choose('Maja Holm', 'Vis ordre');
    await page.waitForURL('**/order?open=*');
    await dialog().getByRole('textbox', { name: 'Titel' }).waitFor();
    expect(await dialog().getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('Sommerfest');
    await page.goBack();
    await actionsOf('Maja Holm').waitFor();
  });

  test('an order that came of no enquiry says so', async () => {
    await placeOrder(company.owner);
    await open('/order', width);
    await choose('Sommerfest', 'Vis forespørgsel');
    await dialog().getByText('Ordren kom ikke af en forespørgsel.').waitFor();
    expect(await dialog().getByRole('button', { name: 'Prøv igen' }).count()).toBe(0);
    await clean();
  });
});

test('what could not be fetched is told, and can be tried again', async () => {
  await orderOfEnquiry();
  await open('/order');
  await page.route(details, (route) => route.abort());
  await choose('Sommerfest', 'Vis forespørgsel');
  await dialog().getByLabel('Indlæser').waitFor();
  await dialog().getByText('Kunne ikke hente ordredetaljer.').waitFor();
  await clean();
  await page.unroute(details);
  await dialog().getByRole('button', { name: 'Prøv igen' }).press('Enter');
  await dialog().getByText('Maja Holm').waitFor();
  expect(await dialog().getByRole('alert').count()).toBe(0);
  await expect.poll(() => dialog().locator(':focus').count(), { timeout: 15_000 }).toBe(1);
});

test('an enquiry that became no order leads to none', async () => {
  await company.owner.call(recordRoutes.createRecord, { body: enquiry });
  await open('/enquiries');
  await actionsOf('Maja Holm').click();
  await page.getByRole('menuitem', { name: 'Opret ordre' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Vis ordre' }).count()).toBe(0);
});
