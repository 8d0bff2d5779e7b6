import { beforeAll, describe, expect, test } from 'vitest';

import { createAccount, postNewDraft } from '../support/company/bookkeeping.ts';
import {
  dialog,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';

setUpScreens();
let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  const [goods, bank] = [
    await createAccount(company.owner, {
      number: 1610,
      name: 'Varekøb',
      vat: 1,
      standardnumber: 1610,
    }),
    await createAccount(company.owner, { number: 6480, name: 'Bank', type: 3 }),
  ];
  const vat = { number: 7740, name: 'Købsmoms', type: 4, standardnumber: 7740 };
  const { id: vatAccount } = await createAccount(company.owner, vat);
  const accounts = { account: goods.id, againstAccount: bank.id };
  const date = '29-09-2026';
  await postNewDraft(company.owner, { ...accounts, amount: '1.312,50', vatAmount: '262,50', date });
  // Without a VAT code: the return differs from the account by it.
  const direct = { account: vatAccount, againstAccount: bank.id };
  await postNewDraft(company.owner, { ...direct, amount: '10', vatAmount: '0', date });
  // VAT periods are offered from that of the first entry on.
  const equity = await createAccount(company.owner, { number: 6510, name: 'Kapital', type: 4 });
  const paidIn = { account: bank.id, againstAccount: equity.id, amount: '500', vatAmount: '0' };
  await postNewDraft(company.owner, { ...paidIn, date: '02-01-2026' });
});

const inFront = () => dialog().last();
const press = (name: string | RegExp) => inFront().getByRole('button', { name }).first().click();

describe.each([1440, 360])('at %i px', (width) => {
  test('a box of the VAT return opens to its entries, and the result is saved and compared', async () => {
    await openScreen('/accountant', { as: company.owner, width });
    await page.getByRole('button', { name: 'Create report', exact: true }).click();
    await inFront().getByLabel('Rapport').selectOption('Moms');
    await inFront().getByLabel('År', { exact: true }).selectOption('2026');
    await press(/^3\. kvartal/);
    await inFront().getByText('10,00 kr. er bogført på momskontoen').waitFor();
    await press(/^Købsmoms/);
    await inFront().getByText('Momskontoen i perioden').waitFor();
    await expectAccessible();
    await press('1 × Kladde, K1');
    await inFront().getByText('1.050,00').waitFor();
    await expectAccessible();
    await press('Bilag 1');
    await inFront().getByRole('heading', { name: 'Bilag 1' }).waitFor();
    for (const _ of ['entry', 'lines', 'why']) await press('Luk');

    // A quarter for each width: a period is marked once.
    const quarter = width === 1440 ? '1. kvartal' : '2. kvartal';
    await press(new RegExp(`^${quarter}`));
    await press('Marker som indberettet');
    await inFront().getByText('kan der ikke bogføres med dato fra').waitFor();
    await press('Marker som indberettet');
    await inFront().getByText('Der kan ikke bogføres i perioden.').waitFor();
    await inFront()
      .getByRole('button', { name: `${quarter} Indberettet` })
      .waitFor();
    await expectAccessible();

    await inFront().getByLabel('Rapport').selectOption('Resultatopgørelse');
    await inFront().getByLabel('Periode').selectOption('Regnskabsår 2026');
    const table = inFront().getByRole('table', { name: 'Resultatopgørelse' });
    await table.getByRole('row', { name: '1610 Varekøb' }).getByText('−1.050,00').last().waitFor();
    await expectAccessible();
    await press('Hvorfor dette tal? Resultat, Perioden');
    await inFront().getByText('Indtægter − omkostninger.').waitFor();
    await expectAccessible();
    await press('1610 Varekøb');
    await inFront()
      .getByRole('heading', { name: /1610 Varekøb/ })
      .waitFor();
    for (const _ of ['account', 'why']) await press('Luk');
    for (const file of ['CSV', 'PDF']) {
      const saved = page.waitForEvent('download');
      await press(file);
      expect((await saved).suggestedFilename()).toMatch(/^Resultatopgørelse .*\.(?:csv|pdf)$/);
    }
    const last = inFront().getByLabel('Til', { exact: true });
    await last.fill('31-12-2025');
    await last.blur();
    await inFront().getByText('Den første dag skal være før den sidste.').waitFor();
    await last.fill('31-12-2026');
    await last.blur();
    await inFront().getByLabel('Rapport').selectOption('Balance');
    await inFront().getByText('Resultat i regnskabsåret').waitFor();
    await expectAccessible();
  });
});
