import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';

import { saveSettings } from '../support/company/company-settings.ts';
import { createCompany, type Caller, type TestCompany } from '../support/company/company.ts';
import { issue, paidDeposit } from '../support/company/invoices.ts';
import { readPdf } from '../support/files/read-pdf.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  menuItem,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();

let company: TestCompany;
let owner: Caller;
beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  ({ owner } = company);
});

const payment = () => page.locator('section', { hasText: 'Betaling' }).first();
const order = { ordertittle: 'Sommerfest', orderdatestart: '2026-11-20' };

const openTab = (name: string) => page.locator('label', { hasText: name }).click();

async function fillPayment(amount: string): Promise<void> {
  await button('Registrer betaling').click();
  await dialog().getByLabel('Beløb').fill(amount);
  await dialog().getByLabel('Tekst').fill('Overførsel');
}

async function pay(amount: string): Promise<void> {
  await fillPayment(amount);
  await dialogButton('Registrer betaling').click();
}

async function savedPdf(): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent('download');
  await button('Gem som PDF').click();
  const file = await download;
  const pages = await readPdf(new Uint8Array(await readFile(await file.path())));
  return { name: file.suggestedFilename(), text: pages.map(({ text }) => text).join('\n') };
}

test.each([1440, 360])(
  'an invoice is paid in parts, and a part is undone (%i px)',
  async (width) => {
    await issue(owner, { paydate: '2031-01-01' });
    await openScreen('/invo/1', { as: owner, width });
    await payment().getByText('Mangler at blive betalt', { exact: true }).waitFor();
    await fillPayment('200');
    await dialog()
      .getByText(/75,00 kr\. mere, end der mangler/)
      .waitFor();
    await expectAccessible();
    await dialog().getByLabel('Beløb').fill('25');
    await expectToast(page, 'Betalingen er registreret.', () =>
      dialogButton('Registrer betaling').click(),
    );
    await payment().getByText('100,00 kr.', { exact: true }).waitFor();
    await expectAccessible();
    await page.goto('/invo');
    await page.getByText('100,00 kr. åbent').waitFor();
    await page.goBack();
    await pay('100');
    await payment().getByText('Alt er betalt').waitFor();
    await button(/Status: Payed/).waitFor();
    await button(/^Fortryd betalingen på 100,00 kr\./).click();
    await dialogButton('Fortryd betalingen').click();
    await payment().getByText('Mangler at blive betalt', { exact: true }).waitFor();
    await button(/Status: Not sent yet/).waitFor();
  },
);

test('an overpayment is shown, paid back, and shown in the list', async () => {
  const { id } = await issue(owner);
  const paid = { id, date: '2026-11-12', amount: 150 };
  await owner.call(invoiceRoutes.recordPayment, { body: paid });
  await openScreen('/invo?pay=credit', { as: owner });
  await page.getByText('25,00 kr. til gode').waitFor();
  await page.goto('/invo/1');
  await payment().getByText('Til gode', { exact: true }).waitFor();
  await button('Registrer tilbagebetaling').click();
  await expectAccessible();
  await expectToast(page, 'Tilbagebetalingen er registreret.', () =>
    dialogButton('Registrer tilbagebetaling').click(),
  );
  await payment().getByText('Alt er betalt').waitFor();
  await payment().getByText('Tilbagebetaling').waitFor();
});

test('a payment that got no answer is tried again, and is recorded once', async () => {
  await issue(owner);
  await openScreen('/invo/1', { as: owner, hearsOthers: false });
  const paying = '**/upd/recordPayment';
  await page.route(paying, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay('25');
  await dialog().getByText('Det, du har skrevet, er der stadig.').waitFor();
  await page.unroute(paying);
  await dialog().getByRole('button', { name: 'Prøv igen' }).click();
  await payment().getByText('100,00 kr.', { exact: true }).waitFor();
  await expect.poll(() => button(/^Fortryd betalingen/).count()).toBe(1);
});

test.each([1440, 360])(
  'crediting says what follows, and gives a document (%i px)',
  async (width) => {
    const { id } = await issue(owner, order);
    const paid = { id, date: '2026-11-12', amount: 50 };
    await owner.call(invoiceRoutes.recordPayment, { body: paid });
    await openScreen('/invo/1', { as: owner, width });
    await button(/^Handlinger for faktura 1/).click();
    await menuItem('Krediter').click();
    await dialog()
      .getByText(/De 50,00 kr\., der er betalt/)
      .waitFor();
    await dialog().getByLabel('Årsag').fill('Festen er aflyst.');
    await expectAccessible();
    await dialogButton('Krediter fakturaen').click();
    await payment()
      .getByText(/Skal betales tilbage/)
      .waitFor();
    await openTab('Kreditnota 1');
    await page.getByRole('heading', { name: 'Kreditnota 1' }).waitFor();
    // The customer has not got it yet.
    await expect.poll(() => button('Send').getAttribute('data-variant')).toBe('filled');
    await expectAccessible();
    const pdf = await savedPdf();
    expect(pdf.name).toBe('Kreditnota-1.pdf');
    for (const text of ['til faktura 1 af 12-11-2026', 'Festen er aflyst.', '\u2212125,00 kr.'])
      expect(pdf.text).toContain(text);
    expect(pdf.text).toContain('Der er betalt 50,00 kr.');
    await button(/Status: Cancelled/).click();
    await page.getByText(/krediteret med kreditnota 1, og det kan ikke gøres om/).waitFor();
    await expect.poll(() => menuItem(/^Sent$/).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await openTab('Historik');
    await page
      .getByText(/krediterede/)
      .first()
      .waitFor();
    await expectAccessible();
  },
);

test('the invoice is sent by e-mail with the text as it was edited', async () => {
  await issue(owner, { paydate: '2031-01-01' });
  await openScreen('/invo/1', { as: owner });
  await button('Send').click();
  await dialog().getByRole('textbox', { name: 'Til', exact: true }).fill('lone@holmsoen.dk');
  await dialog().getByLabel('Emne').fill('Jeres faktura');
  await expectAccessible();
  await expectToast(page, 'lone@holmsoen.dk', () => dialogButton('Send').click());
  await dialog().waitFor({ state: 'detached' });
  await button(/Status: Sent/).waitFor();
});

test('many are credited after one question, with one reason', async () => {
  for (const one of [order, order]) await issue(owner, one);
  await openScreen('/invo', { as: owner });
  await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check();
  await page.getByRole('button', { name: 'Skift status', exact: true }).click();
  await menuItem('Cancelled').click();
  await dialog().getByLabel('Årsag').fill('Festen er aflyst.');
  await expectAccessible();
  await expectToast(page, '2 fakturaer er krediteret.', () =>
    dialogButton('Krediter 2 fakturaer').click(),
  );
  for (const number of [1, 2]) {
    const { json } = await owner.call(invoiceRoutes.getPrintableInvoice, {
      body: { invoiceNumber: number },
    });
    expect(json).toMatchObject({ creditreason: 'Festen er aflyst.' });
  }
});

test('Cancelled in the list asks the same, and a refusal is shown in the dialog', async () => {
  const { invoicenumber: deposit } = await paidDeposit(owner);
  await issue(owner, { depinvoicenumber: deposit, groups: depositGroups });
  await openScreen('/invo', { as: owner });
  await button(/skift status for faktura 1/).click();
  await menuItem('Cancelled').click();
  await dialogButton('Krediter fakturaen').click();
  await dialog()
    .getByText(/er trukket fra på en slutfaktura/)
    .waitFor();
  await dialogButton('Behold fakturaen').click();
  await button(/skift status for faktura 2/).click();
  await expectToast(page, 'En betaling af resten, 11.250,00 kr., er registreret i dag.', () =>
    menuItem('Payed').click(),
  );
  await button(/skift status for faktura 2/).click();
  await expectToast(page, 'Betalingen, der gjorde fakturaen Payed, er taget tilbage.', () =>
    menuItem(/^Sent$/).click(),
  );
});

const depositGroups = { '1': [{ description: 'Telt', quantity: 10, price: 1000 }] };

test('a deposit and its End lead to each other, and stay on the order they were issued for', async () => {
  const { invoicenumber: deposit } = await paidDeposit(owner, order);
  await issue(owner, { depinvoicenumber: deposit, groups: depositGroups });
  await openScreen('/invo/1', { as: owner });
  await page.getByText('Depositum til ordren').waitFor();
  await page.getByRole('link', { name: /Faktura 2/ }).click();
  await page.getByRole('heading', { name: 'Modregnet depositum' }).waitFor();
  await expect.poll(() => button('Fjern fra ordre').count()).toBe(0);
  await page.getByRole('link', { name: /Faktura 1/ }).click();
  await button(/Status: Payed/).click();
  await page.getByText(/trukket fra på slutfaktura 2/).waitFor();
  await expect.poll(() => menuItem('Cancelled').isDisabled()).toBe(true);
});

test('the creditor number of Settings makes the payment line of the invoice', async () => {
  expect((await saveSettings(company, { fikcreditor: '' })).status).toBe(200);
  await openScreen('/invo?settings=bank', { as: owner });
  await dialog().getByLabel('FIK-kreditornummer').fill('7123');
  await dialogButton('Gem').click();
  await dialog().getByText('Et kreditornummer har 8 cifre og begynder med 8.').waitFor();
  await dialog().getByLabel('FIK-kreditornummer').fill('81234567');
  await dialogButton('Gem').click();
  await page.getByText('Indstillingerne er gemt').waitFor();
  await issue(owner, { ean: '5790000001231', reference: 'Rekvisition 4711' });
  await page.goto('/invo/1');
  await page.getByText('+71<000000000000018+81234567<').waitFor();
  const { text } = await savedPdf();
  for (const wanted of [
    '+71<000000000000018+81234567<',
    'IBAN',
    '5790000001231',
    'Rekvisition 4711',
  ])
    expect(text).toContain(wanted);
});
