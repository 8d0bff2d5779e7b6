import { beforeEach, describe, expect, test } from 'vitest';

import { createAccount, createDraft, createExpense } from '../support/company/bookkeeping.ts';
import {
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';

setUpScreens();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const inFront = () => dialog().last();
const press = (name: string) => inFront().getByRole('button', { name, exact: true }).click();
const shortcut = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(label: string, typed: string): Promise<void> {
  await inFront().getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option').filter({ hasText: typed }).first().click();
}

describe.each([1440, 360])('at %i px', (width) => {
  test('a posted draft is seen in the entries and on its account card, and is reversed', async () => {
    const [debit, credit] = [
      await createAccount(company.owner, { name: 'Varekøb' }),
      await createAccount(company.owner, { name: 'Bank' }),
    ];
    const accounts = { account: debit.id, againstAccount: credit.id };
    await createDraft(company.owner, { ...accounts, date: '12-11-2026' });
    await openScreen('/accountant', { as: company.owner, width });
    await shortcut('Kladden');
    await dialog().getByRole('list', { name: 'Kladder' }).getByText('Krydsfiner').click();
    await dialogButton('Bogfør').click();
    await page.getByText('Bogført som bilag 1.').first().waitFor();
    await dialog().getByRole('row', { name: 'Varekøb 1.312,50' }).waitFor();
    await press('Luk');

    await shortcut('Posteringer');
    await press('Bilag 1 · Krydsfiner');
    await inFront().getByText(`${debit.number} Varekøb`).waitFor();
    await expectAccessible();
    await press(`${debit.number} Varekøb`);
    await inFront().getByRole('row', { name: 'Krydsfiner' }).getByText('1.312,50').last().waitFor();
    await inFront().getByRole('button', { name: 'Hvorfor dette tal?' }).click();
    await inFront().getByText('1 × Kladde').waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await press('Tjek');
    await inFront().getByText('1 postering i én kæde').waitFor();
    await expectAccessible();
    await inFront().getByRole('button', { name: 'Bilag 1', exact: true }).click();
    await press('Tilbagefør');
    await inFront().getByLabel('Hvorfor tilbageføres bilaget?').fill('Forkert konto');
    await press('Tilbagefør');
    await press('Tilbageført af bilag 2');
    await inFront().getByText('Forkert konto').waitFor();
    await inFront().getByRole('button', { name: 'Tilbagefører bilag 1' }).waitFor();
    await expectAccessible();
  });

  test('an approved expense is posted, and the trial balance leads to its account', async () => {
    const [debit, credit] = [
      await createAccount(company.owner, { name: 'Kørsel' }),
      await createAccount(company.owner, { name: 'Kasse' }),
    ];
    await createExpense(company, { description: 'Taxa', amount: 412, status: 2 });
    await openScreen('/accountant', { as: company.owner, width });
    await shortcut('Alle Udgifter');
    await press('Bogfør Udgift');
    await choose('Konto, debet', 'Kørsel');
    await choose('Modkonto, kredit', 'Kasse');
    await inFront().getByRole('row', { name: 'Stemmer' }).getByText('412,00').first().waitFor();
    await expectAccessible();
    await press('Bogfør Udgift');
    await inFront().getByText('Bilag 1').waitFor();
    await press('Luk');

    await shortcut('Create report');
    const table = inFront().getByRole('table', { name: 'Saldobalance' });
    await table
      .getByRole('row', { name: `${credit.number} Kasse` })
      .getByText('−412,00')
      .last()
      .waitFor();
    await expectAccessible();
    await press(`${debit.number} Kørsel`);
    await press('Bilag 1');
    await inFront().getByRole('heading', { name: 'Bilag 1' }).waitFor();
    await expect.poll(() => dialog().count()).toBe(3);
  });
});
