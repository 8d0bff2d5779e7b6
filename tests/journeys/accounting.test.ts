import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { publicChart } from '@driftig/domain/accounting/public-chart';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { createDraft } from '../support/company/bookkeeping.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createReceipt, decideReceipt } from '../support/company/receipts.ts';

setUpScreens();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const press = (name: string) => dialogButton(name).click();
const field = (name: string) => dialog().getByRole('textbox', { name });
const accounts = () => company.store.accounts.list();
const drafts = async () => (await company.store.accountingDrafts.list({})).rows;
const draftRow = (text: string) =>
  dialog().getByRole('list', { name: 'Kladder' }).getByRole('button', { name: text });

async function openDialog(name: string, width: number): Promise<void> {
  await openScreen('/accountant', { as: company.owner, width });
  await page.getByRole('button', { name, exact: true }).click();
  await dialog().waitFor();
}

/** Chooses an option of a searchable select by the start of its text. */
async function choose(label: string, typed: string): Promise<void> {
  await dialog().getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option').filter({ hasText: typed }).first().click();
}

/** Run in the page: whether the middle of 'Fortryd' is what is seen there. */
function isUndoInSight(): boolean {
  const undo = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === 'Fortryd',
  );
  const { left = 0, top = 0, width = 0, height = 0 } = undo?.getBoundingClientRect() ?? {};
  return undo?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
}

describe.each([1440, 360])('at %i px', (width) => {
  test('the public chart is taken in, and an own account is added to it', async () => {
    await openDialog('Kontoplan', width);
    await dialogButton('Hent standardkontoplanen').waitFor();
    await expectAccessible();
    await press('Hent standardkontoplanen');
    await dialog().getByText(`${publicChart.length} konti`).waitFor();
    await expectAccessible();
    await dialog().getByRole('tab', { name: 'Tilføj konto' }).click();
    await dialog().getByRole('button', { name: 'Tilføj konto' }).click();
    await dialog().getByText('Skriv kontoens nummer.').waitFor();
    await dialog().getByText('Skriv kontoens navn.').waitFor();
    await field('Nummer').fill('1610');
    await field('Navn').fill('Roser');
    await dialog().getByRole('button', { name: 'Tilføj konto' }).click();
    await dialog().getByText('Der findes allerede en konto med det nummer.').waitFor();
    await page.route('**/accountant/accounts', (route) => route.abort(), { times: 1 });
    await field('Nummer').fill('1612');
    await dialog().getByRole('button', { name: 'Tilføj konto' }).click();
    await dialog().getByText('Kunne ikke oprette konto.').waitFor();
    await choose('Standardkonto', '1610');
    await expectAccessible();
    await dialog().getByRole('button', { name: 'Tilføj konto' }).click();
    await dialog()
      .getByText(`${publicChart.length + 1} konti`)
      .waitFor();
    await dialog().getByRole('searchbox').fill('roser');
    await dialog()
      .getByText(`1 af ${publicChart.length + 1} konti`)
      .waitFor();
    expect((await accounts()).find(({ number }) => number === 1612)).toMatchObject({
      standardNumber: 1610,
    });
  });

  test('a receipt is imported into a draft, which gets its accounts', async () => {
    await company.owner.call(accountingRoutes.adoptPublicChart, { body: { version: '20260101' } });
    const { id } = await createReceipt(company.owner, { businessName: 'Stark Vejle' });
    await decideReceipt(company.owner, id, 1);
    await openDialog('Kladden', width);
    await dialog().getByText('Ingen bilag fundet.').waitFor();
    await press('Importer receipt');
    await dialog().getByRole('button', { name: 'Importer Stark Vejle' }).click();
    await page.getByText('Kvitteringen er importeret.').first().waitFor();
    await dialog()
      .getByRole('img', { name: /^Billede af bilaget/ })
      .waitFor();
    await press('Gem kladde');
    await dialog().getByText('Alle felter skal udfyldes.').waitFor();
    await choose('Konto, debet', '1610');
    await choose('Modkonto, kredit', '1610');
    await press('Gem kladde');
    await dialog()
      .getByRole('alert')
      .getByText('Konto og modkonto må ikke være den samme.')
      .waitFor();
    await choose('Modkonto, kredit', '7440');
    await field('Heraf moms').fill('69,75');
    await dialog().getByText('fordi konto 1610 har moms').waitFor();
    await expectAccessible();
    await press('Gem kladde');
    await page.getByText('Kladden er gemt.').first().waitFor();
    const [draft] = await drafts();
    expect(draft).toMatchObject({ amount: 34_875, vat: 6975, version: 2 });
    await button('Hvorfor dette tal? Kladder til 1610').click();
    await page.getByRole('dialog').getByText('Det, hver kladde bogfører på kontoen').waitFor();
    await expectAccessible();
  });

  test('a deleted draft is brought back, or gone when the dialog is closed', async () => {
    await createDraft(company.owner, { description: 'Krydsfiner' });
    await openDialog('Kladden', width);
    await draftRow('Krydsfiner').click();
    await press('Slet');
    await dialog().getByText('Bilag slettet.').waitFor();
    await draftRow('Krydsfiner').waitFor({ state: 'detached' });
    await expectAccessible();
    // A form that is longer than the list was scrolled to its end.
    await expect.poll(() => page.evaluate(isUndoInSight)).toBe(true);
    await press('Fortryd');
    await draftRow('Krydsfiner').click();
    expect(await drafts()).toHaveLength(1);
    await press('Slet');
    await dialog().getByText('Bilag slettet.').waitFor();
    await dialogButton('Luk').click();
    await expect.poll(drafts).toEqual([]);
  });
});

describe('a draft', () => {
  test('is deleted at once when another one is deleted', async () => {
    for (const description of ['Finér', 'Skruer'])
      await createDraft(company.owner, { description });
    await openDialog('Kladden', 1440);
    for (const description of ['Finér', 'Skruer']) {
      await draftRow(description).click();
      await press('Slet');
      await draftRow(description).waitFor({ state: 'detached' });
    }
    await expect
      .poll(async () => (await drafts()).map((one) => one.description))
      .toEqual(['Skruer']);
    await press('Fortryd');
    await draftRow('Skruer').waitFor();
  });

  test('is there again, with the reason, when deleting fails', async () => {
    await createDraft(company.owner, { description: 'Krydsfiner' });
    await openDialog('Kladden', 1440);
    await draftRow('Krydsfiner').waitFor();
    await page.route('**/accountant/drafts/*', (route) => route.abort());
    await draftRow('Krydsfiner').click();
    await press('Slet');
    await dialogButton('Luk').click();
    await page.getByText('Bilaget blev ikke slettet.').first().waitFor();
    await page.getByRole('button', { name: 'Kladden', exact: true }).click();
    await draftRow('Krydsfiner').waitFor();
    expect((await drafts()).map((one) => one.description)).toEqual(['Krydsfiner']);
  });

  test('keeps what is typed when another user saves it meanwhile', async () => {
    const draft = await createDraft(company.owner, { description: 'Krydsfiner' });
    await openDialog('Kladden', 1440);
    await draftRow('Krydsfiner').click();
    await field('Firma').fill('Nordlys Scene');
    const { id, account, againstAccount } = draft;
    const body = { id, account, againstAccount, description: 'Finér', amount: '500' };
    await company.owner.call(accountingRoutes.saveAccountingDraft, {
      body: { ...body, date: '30-09-2026' },
    });
    await press('Gem kladde');
    await press('Hent det nyeste');
    await dialog().getByText('En anden har ændret: Beskrivelse').waitFor();
    await expect.poll(() => field('Firma').inputValue()).toBe('Nordlys Scene');
    await press('Gem kladde');
    await expect
      .poll(async () => (await drafts())[0])
      .toMatchObject({ description: 'Finér', businessName: 'Nordlys Scene', version: 3 });
  });

  test('is deleted when the tab is closed', async () => {
    await createDraft(company.owner, { description: 'Krydsfiner' });
    await openDialog('Kladden', 1440);
    await draftRow('Krydsfiner').click();
    await press('Slet');
    await page.goto('about:blank');
    await expect.poll(drafts).toEqual([]);
  });

  test('is deleted in two tabs without an error', async () => {
    await createDraft(company.owner, { description: 'Krydsfiner' });
    await openDialog('Kladden', 1440);
    const first = page;
    await draftRow('Krydsfiner').click();
    await press('Slet');
    await openWindow({ as: company.owner });
    await page.goto('/accountant');
    await page.getByRole('button', { name: 'Kladden', exact: true }).click();
    await draftRow('Krydsfiner').click();
    await press('Slet');
    await first.getByRole('dialog').getByRole('button', { name: 'Luk' }).click();
    await expect.poll(drafts).toEqual([]);
    await dialogButton('Luk').click();
    await page.getByRole('button', { name: 'Kladden', exact: true }).click();
    await dialog().getByText('Ingen bilag fundet.').waitFor();
  });
});
