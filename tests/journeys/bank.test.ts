import { expect, describe, test } from 'vitest';

import { accountOf, reconcile } from '../support/bookkeeping/bank.ts';
import { deliverInvoiceEvents, startSalesBooks } from '../support/bookkeeping/sales-books.ts';
import {
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { issue } from '../support/company/invoices.ts';

setUpScreens();

/** A payment card, a number in the text, and a fee. */
const statement = [
  '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
  '"20.11.2026";"Gebyr";"-20,00";"230,00";"Udført";"Nej"',
  '"19.11.2026";"Faktura 2, Holm";"125,00";"250,00";"Udført";"Nej"',
  '"18.11.2026";"+71<000000000000018+87654321<";"125,00";"125,00";"Udført";"Nej"',
].join('\r\n');

async function chooseFile(text: string, name = 'danske.csv') {
  const chooser = page.waitForEvent('filechooser');
  await dialogButton('Vælg fil').click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
  await (await chooser).setFiles(file);
}

async function openBank(company: TestCompany, width: number) {
  await openScreen('/accountant', { as: company.owner, width });
  await page.getByRole('button', { name: 'Bank', exact: true }).click();
  await dialog().waitFor();
}

describe.each([1440, 360])('at %i px', (width) => {
  test('a statement is taken, approved and matched by hand until both sides agree, and undone', async () => {
    const company = await createCompany();
    await startSalesBooks(company);
    const bank = await accountOf(company, 6480);
    await issue(company.owner);
    await issue(company.owner);
    await openBank(company, width);
    await dialog().getByText('Ingen åbne linjer.').waitFor();
    await expectAccessible();

    await dialogButton('Hent kontoudtog').click();
    await chooseFile('"Dato";"Tekst";"Beløb"\r\n"x";"y";"z"\r\n');
    await dialog().getByText('Vælg kolonnerne').waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await dialogButton('Hent kontoudtog').click();
    await chooseFile(statement.replace('-20,00', 'tyve'));
    await dialog().getByText("Linje 2: Beløbet 'tyve' kan ikke læses.").waitFor();
    await dialogButton('Vælg en anden fil').click();
    await chooseFile(statement);
    await dialog().getByText('3 linjer hentes.').waitFor();
    await expectAccessible();
    await dialogButton('Hent 3 linjer').click();

    await dialogButton('Godkend alle sikre (2)').click();
    await page.getByText('2 linjer er godkendt.').waitFor();
    await deliverInvoiceEvents(company);
    await dialogButton('Afstem: Gebyr').click();
    await dialog().getByRole('combobox', { name: 'Konto', exact: true }).fill('2390');
    await page.getByRole('option', { name: '2390' }).click();
    await expectAccessible();
    await dialogButton('Afstem').click();
    await dialog().getByText('Ingen åbne linjer.').waitFor();

    await page.getByRole('tab', { name: 'Bankafstemning' }).click();
    await dialog().getByText('Stemmer').waitFor();
    await expectAccessible();
    expect(await reconcile(company, bank, '2026-11-27')).toMatchObject({
      bank: 230,
      ledger: 230,
      difference: 0,
      lines: [],
      entries: [],
    });

    await page.getByRole('tab', { name: 'Afstemte' }).click();
    await dialogButton('Fortryd: Gebyr').click();
    await page.getByText('er tilbageført som bilag').waitFor();
    await page.getByRole('tab', { name: 'Åbne linjer' }).click();
    await dialogButton('Afstem: Gebyr').waitFor();
    await expectAccessible();
  });
});

test('a company without a bank account gets one from the dialog', async () => {
  await openBank(await createCompany(), 360);
  await dialog().getByText('Kontoplanen har ingen bankkonto').waitFor();
  await expectAccessible();
  await dialogButton('Åbn Kontoplan').click();
  await dialogButton('Hent standardkontoplanen').click();
  await dialogButton('Hent kontoudtog').waitFor();
});
