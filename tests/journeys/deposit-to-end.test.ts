import { readFile } from 'node:fs/promises';

import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { buyerAddress, issue, setStatus } from '../support/company/invoices.ts';
import { doneOrder, placeOrder } from '../support/company/orders.ts';
import { readPdf } from '../support/files/read-pdf.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  hasFocus,
  menuItem,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();

let company: TestCompany;
let customerid: string;
beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  const body = { dType: 'customers', company: 'Holm & Søn ApS', ...buyerAddress };
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  customerid = (json as { id: string }).id;
});

/** An unpaid deposit of 2,500 kr. on an order. */
function depositOf(ordernumber: number, changes: object = {}) {
  const order = { customerid, getOrderUniqueNumber: ordernumber };
  return issue(company.owner, { deporend: 1, depprice: 2500, groups: {}, ...order, ...changes });
}

const saved = () => page.getByText('Data saved successfully!');
const patient = { timeout: 15_000 };

/** On a phone the popups of the form are in a menu. */
async function openPopup(name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await button('Mere').click();
  await (isPhone ? menuItem(name) : button(name)).click();
}

async function pdfText(): Promise<string> {
  const download = page.waitForEvent('download');
  await dialogButton('Gem som PDF').click();
  const file = await readFile(await (await download).path());
  const pages = await readPdf(new Uint8Array(file));
  return pages.map(({ text }) => text).join('\n');
}

describe.each([1440, 360])('at %i px', (width) => {
  test('an order becomes a deposit and, once that is paid, its End invoice with PDF', async () => {
    const { ordernumber } = await doneOrder(company.owner, { customerid });
    await openScreen(`/increate?order=${ordernumber}`, { as: company.owner, width });
    await page.getByRole('radio', { name: /^Deposit/ }).check();
    await page.getByLabel(/^Depositum/).fill('2500');
    await page.getByLabel(/^Depositum/).blur();
    await expect.poll(() => page.getByLabel(/^Depositum/).inputValue(), patient).toBe('2.500,00');
    await expectAccessible();
    await button('Gem faktura').click();
    await saved().waitFor();
    const [row] = (await company.owner.call(recordRoutes.listInvoices)).json as { id: string }[];

    await page.goto('/increate');
    await openPopup('Check Depositums');
    await dialog().getByText('Ikke betalt endnu').waitFor();
    await expectAccessible();
    await setStatus(company.owner, row?.id ?? '', 3);

    await page.goto('/increate');
    await openPopup('Insert orders');
    await dialog().getByText('Depositum 1 er betalt').waitFor();
    await expectAccessible();
    await button(/^Sommerfest/).click();
    await page.getByLabel('Deposit is already paid').waitFor();
    await expect.poll(() => page.getByLabel('Deposit is already paid').isChecked()).toBe(true);
    await page.getByText('10.000,00 kr.').first().waitFor();
    await expectAccessible();
    await button('Gem faktura').click();
    await saved().waitFor();
    const text = await pdfText();
    for (const part of ['Faktura 2', 'Holm & Søn ApS', '12.500,00', '2.000,00', '10.000,00'])
      expect(text).toContain(part);
    const stored = await company.store.invoices.getByNumber(2);
    expect(stored).toMatchObject({ prepayment: { number: 1 }, linkedOrder: ordernumber });
  });

  test('a draft of an order is based on its deposit once that is paid, and says so', async () => {
    const { ordernumber } = await doneOrder(company.owner, { customerid });
    const deposit = await depositOf(ordernumber);
    await openScreen(`/increate?order=${ordernumber}`, { as: company.owner, width });
    await page.getByRole('radio', { name: /^End/ }).check();
    await page.getByText(`Ordre ${ordernumber} har et depositum på 2.500,00 kr.`).first().waitFor();
    await page.getByText('Kladden er gemt.').waitFor();
    await setStatus(company.owner, deposit.id, 3);

    await page.goto(`/increate?order=${ordernumber}`);
    await page
      .getByText('Depositumfaktura 1 er betalt i mellemtiden. 2.500,00 kr. er trukket fra.')
      .waitFor();
    await expect.poll(() => page.getByLabel('Deposit is already paid').isChecked()).toBe(true);
    await page.getByText('10.000,00 kr.').first().waitFor();
    await expectAccessible();
    await button('Gem faktura').click();
    await saved().waitFor();
    const stored = await company.store.invoices.getByNumber(2);
    expect(stored).toMatchObject({ prepayment: { number: 1 }, linkedOrder: ordernumber });
  });

  test('an End invoice that leaves the paid deposit out is refused where it can be taken off', async () => {
    const { ordernumber } = await doneOrder(company.owner, { customerid });
    const deposit = await depositOf(ordernumber);
    await setStatus(company.owner, deposit.id, 3);
    await openScreen(`/increate?order=${ordernumber}`, { as: company.owner, width });
    await button('Fjern depositum').click();
    await page.getByRole('radio', { name: /^End/ }).check();
    await button('Gem faktura').click();
    await page
      .getByRole('alert')
      .getByText(/^Ordre \d+ har depositumfaktura 1\. Når den er betalt, skal den trækkes fra/)
      .waitFor();
    await expect.poll(() => hasFocus(button('Træk depositum fra')), patient).toBe(true);
    await expectAccessible();
    await button('Træk depositum fra').click();
    await button('Gem faktura').click();
    await saved().waitFor();
  });

  test('Generate All invoices every done order, and says why one is left', async () => {
    await doneOrder(company.owner, { customerid, orderTitle: 'Bryllup' });
    await doneOrder(company.owner, { customerid, orderTitle: 'Reception' });
    await doneOrder(company.owner, { orderTitle: 'Uden kunde' });
    await openScreen('/increate', { as: company.owner, width });
    await openPopup('Generate All');
    await dialog().getByText('Ordren har ingen kunde.').waitFor();
    await expectAccessible();
    await dialog().getByLabel('Vælg alle 2').check();
    await dialogButton('Lav 2 fakturaer').click();
    await dialog().getByText('2 fakturaer er lavet.').waitFor();
    await expectAccessible();
    await dialogButton('Luk').last().click();
    await openPopup('Generate All');
    await dialog().getByText('Ordren har ingen kunde.').waitFor();
    await expect.poll(() => dialog().getByText('Bryllup').count(), patient).toBe(0);
  });

  test('an invoice is merged with an order, and taken off it again', async () => {
    const { ordernumber } = await placeOrder(company.owner, { customerid });
    await issue(company.owner);
    await openScreen('/invo', { as: company.owner, width });
    if (width < 768) await button(/Filtre|Filter/).click();
    await button('Merge').click();
    await dialog().getByRole('radio', { name: 'Faktura 1' }).check();
    await dialog()
      .getByRole('radio', { name: /Sommerfest/ })
      .check();
    await expectAccessible();
    await dialogButton('Merge').click();
    await page.getByText('Fakturaen er lagt på ordren.').waitFor();
    await page.goto('/invo/1');
    await page
      .getByRole('link', { name: `Ordre ${ordernumber}` })
      .first()
      .waitFor();
    await button('Fjern fra ordre').click();
    await dialogButton('Fjern fra ordre').click();
    await page.getByText('Fakturaen er taget af ordren.').waitFor();
    const open = await company.owner.call(invoiceRoutes.listOrdersToInvoice);
    expect(open.json).toMatchObject([{ uniquenumber: ordernumber }]);
  });
});

test('an address that was typed on the deposit need not be typed on the End invoice', async () => {
  const body = { dType: 'customers', company: 'Café Kanel' };
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  customerid = (json as { id: string }).id;
  const { ordernumber } = await doneOrder(company.owner, { customerid });
  const deposit = await depositOf(ordernumber, buyerAddress);
  await setStatus(company.owner, deposit.id, 3);
  await openScreen(`/increate?order=${ordernumber}`, { as: company.owner });
  await button('Gem faktura').click();
  await saved().waitFor();
  expect((await company.store.invoices.getByNumber(2))?.buyer).toMatchObject(buyerAddress);
});
