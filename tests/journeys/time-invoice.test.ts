import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import {
  approvedHours,
  decideHours,
  register,
  workDay,
  type Entry,
} from '../support/company/hours.ts';
import { buyerAddress, setStatus } from '../support/company/invoices.ts';
import { placeOrder, type PlacedOrder } from '../support/company/orders.ts';
import {
  button,
  expectAccessible,
  hasFocus,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();

let company: TestCompany;
let order: PlacedOrder;
let setup: Entry;
beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  const { owner, employee } = company;
  const body = { dType: 'customers', company: 'Holm & Søn ApS', ...buyerAddress };
  const { json } = await owner.call(recordRoutes.createRecord, { body });
  order = await placeOrder(owner, { customerid: (json as { id: string }).id });
  const projectId = order.id;
  setup = await approvedHours(employee, owner, { projectId, activity: 'Opsætning', hours: 4 });
  await approvedHours(owner, owner, { projectId, activity: 'Opsætning', hours: 2.5 });
  await approvedHours(employee, owner, { projectId, date: workDay(1), hours: 1 });
  await register(employee, { projectId, date: workDay(2), hours: 3 });
});

const said = (text: string) => page.getByText(text, { exact: true }).waitFor();
const price = (line: number) => page.getByLabel(`Pris, linje ${line}`);
const quantity = (line: number) => page.getByLabel(`Antal, linje ${line}`);
const insert = () => button('Indsæt timer');

/** The lines of tasks on the End invoice of the order. */
async function openTasks(): Promise<void> {
  await page.goto(`/increate?order=${order.ordernumber}`);
  await page.getByRole('radio', { name: /^End/ }).check();
  await page.getByRole('tab', { name: /^Items/ }).click();
  await page.getByRole('radiogroup').getByText('Tasks').click();
}

async function issue(): Promise<string> {
  await button('Gem faktura').click();
  await page.getByText('Data saved successfully!').waitFor();
  const { json } = await company.owner.call(recordRoutes.listInvoices);
  return (json as { id: string }[])[0]?.id ?? '';
}

describe.each([1440, 360])('at %i px', (width) => {
  beforeEach(() => openScreen('/increate', { as: company.owner, width, hearsOthers: false }));

  test('approved hours are invoiced once, and offered again when the invoice is cancelled', async () => {
    await openTasks();
    await said('Godkendte timer på ordren: 7,50 t');
    await said('3,00 t afventer godkendelse');
    await expectAccessible();
    await insert().click();
    await said('Godkendte timer på ordren: 7,50 t er indsat');
    await expect
      .poll(() => Promise.all([quantity(1).inputValue(), quantity(2).inputValue()]))
      .toEqual(['1', '6,5']);
    await price(1).fill('400');
    await button('Brug timeprisen 400,00 kr.').click();
    await quantity(2).fill('6');
    await said('6,50 timer er godkendt.');
    await expectAccessible();
    const invoice = await issue();

    await openTasks();
    await said('Ingen godkendte timer på ordren mangler at blive faktureret');
    await said('7,50 t er faktureret');
    await expect.poll(() => insert().count()).toBe(0);
    await page.goto(`/order/${order.ordernumber}`);
    await said('7,50 t');
    await expectAccessible();

    await setStatus(company.owner, invoice, 5);
    await openTasks();
    await said('Godkendte timer på ordren: 7,50 t');
    await insert().click();
    await said('Godkendte timer på ordren: 7,50 t er indsat');
  });

  test('hours that are recalled meanwhile are refused at their line, and inserted again', async () => {
    await openTasks();
    await insert().click();
    await price(1).fill('400');
    await price(2).fill('395');
    await decideHours(company.administrator, setup.id, 1);
    await button('Gem faktura').click();
    await page
      .getByText('Timerne er ændret eller faktureret imens. Indsæt dem igen.')
      .first()
      .waitFor();
    await expectAccessible();
    await button('Indsæt igen').click();
    await said('Godkendte timer på ordren: 3,50 t er indsat');
    expect(await hasFocus(quantity(2))).toBe(true);
    await expect
      .poll(() => Promise.all([quantity(2).inputValue(), price(2).inputValue()]))
      .toEqual(['2,5', '395,00']);
    await issue();
  });

  test('a line that is removed leaves its hours for another invoice, and a deposit has none', async () => {
    await openTasks();
    await insert().click();
    await price(2).fill('400');
    await page.getByLabel('Fjern Timer').last().click();
    await said('Godkendte timer på ordren: 7,50 t, heraf 6,50 t ikke indsat');
    await page.getByRole('tab', { name: /^Payment/ }).click();
    await page.getByRole('radio', { name: /^Deposit/ }).check();
    await page.getByRole('tab', { name: /^Items/ }).click();
    await page.getByRole('radiogroup').getByText('Tasks').click();
    await page.getByLabel('Beskrivelse, linje 1').waitFor();
    await expect.poll(() => page.getByText('Godkendte timer på ordren').count()).toBe(0);
  });
});
