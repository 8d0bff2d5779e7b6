import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, openStage, withDemoCompany } from '../support/stage.ts';

const stage = openStage(withDemoCompany);

/** A screen of someone of the demo company, in a browser of their own. */
async function screenOf(email: string, path: string): Promise<Page> {
  const context = await stage.newContext();
  await enter(context, email, 'nordlys-2026');
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).click();

test('two with the settings open: the later is told what changed, and keeps what was typed', async () => {
  const [mette, sara] = [
    await screenOf('mette@nordlysevent.dk', '/customers?settings=company'),
    await screenOf('sara@nordlysevent.dk', '/customers?settings=company'),
  ];
  await field(sara, 'By').fill('Randers');
  await field(mette, 'Telefon').fill('11 11 11 11');
  await save(mette);
  await mette.getByText('Indstillingerne er gemt').waitFor();

  await save(sara);
  const told = sara.getByText('En anden har ændret indstillingerne imens: Telefon.', {
    exact: false,
  });
  await told.waitFor();
  const box = await told.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  await sara.getByRole('button', { name: 'Hent det nyeste' }).click();
  await sara.getByText('Du ser nu det nyeste.', { exact: false }).waitFor();
  expect(await field(sara, 'Telefon').inputValue()).toBe('11 11 11 11');
  expect(await field(sara, 'By').inputValue()).toBe('Randers');

  await save(sara);
  await sara.getByText('Indstillingerne er gemt').waitFor();
  const kept = await mette.request.get('/invoice/generalInfo');
  expect(await kept.json()).toMatchObject([{ gphone: '11 11 11 11', gtown: 'Randers' }]);
});

test('a CVR number that cannot be right is told when the field is left, unless it is foreign', async () => {
  const page = await screenOf('mette@nordlysevent.dk', '/customers?new=1');
  const wrong = page.getByText('CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.');
  await field(page, 'E-mail').fill('lone@');
  await field(page, 'CVR-nr.').fill('13748137');
  await field(page, 'Telefon').focus();
  await wrong.waitFor();
  await field(page, 'Land').fill('Sverige');
  await field(page, 'Telefon').focus();
  await wrong.waitFor({ state: 'detached' });
  expect(await field(page, 'CVR-nr.').inputValue()).toBe('13748137');
});
