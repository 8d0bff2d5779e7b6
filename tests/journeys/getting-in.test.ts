import { authRoutes } from '@driftig/contracts/auth/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { goInside } from '../support/addresses.ts';
import { createCompany, type Caller } from '../support/company.ts';
import { issue } from '../support/invoices.ts';
import { mailedToken, mailsTo } from '../support/mails.ts';
import { changeCompany } from '../support/plan.ts';
import { storeRecords } from '../support/records.ts';
import { enter, openStage, withMails } from '../support/stage.ts';
import { expectTold } from '../support/toasts.ts';

const stage = openStage(withMails);
let context: BrowserContext;
let page: Page;

afterEach(async () => {
  await context?.close();
});

async function open(path: string, width = 1440, caller?: Caller): Promise<void> {
  context = await stage.newContext({
    viewport: { width, height: 900 },
    colorScheme: width < 768 ? 'dark' : 'light',
  });
  if (caller !== undefined) await enter(context, caller);
  page = await context.newPage();
  await page.goto(path);
}

const openAs = (caller: Caller, path: string) => open(path, 1440, caller);

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = () => page.getByRole('dialog').filter({ visible: true });
/** Of the dialog where one is open: the page behind it has an e-mail field of its own. */
const field = (label: string | RegExp) =>
  dialog().getByLabel(label).or(page.locator('main form').getByLabel(label)).last();
const clean = async () => expect(await accessibilityFaults(page)).toEqual([]);

/** The mail is sent by what reads the outbox, a moment later. */
async function tokenMailedTo(address: string, subject: RegExp): Promise<string> {
  const ours = async () => (await mailsTo(address)).filter((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await ours()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  return mailedToken(address);
}

async function logIn(email: string, password: string): Promise<void> {
  await dialog().waitFor();
  await field('E-mail').fill(email);
  await field(/^Adgangskode/).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
}

describe('by mail', () => {
  test('who was invited makes an account from the mail and sees only what is an employee’s', async () => {
    const { owner } = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
    const email = 'karla@proeve.dk';
    await openAs(owner, '/myteam');
    await button('Inviter medarbejder').click();
    await field(/Fulde navn/).fill('Karla Bro');
    await page
      .getByRole('dialog')
      .getByLabel(/E-mail/)
      .fill(email);
    await expectTold(page, `Invitationen er sendt til ${email}.`, () =>
      page.keyboard.press('Enter'),
    );
    const token = await tokenMailedTo(email, /./);
    await context.close();

    await open(`/signup/${token}`, 360);
    await page.getByText('Nordlys Event ApS har inviteret dig til Driftig.').waitFor();
    expect(await field('E-mail').inputValue()).toBe(email);
    expect(await button('Gem').isDisabled()).toBe(true);
    await clean();
    await field(/Telefon/).fill('20304050');
    await field(/^Adgangskode/).fill('kort');
    await field(/Gentag/).fill('andet');
    await page.keyboard.press('Tab');
    await page.getByText('Adgangskoden skal være mindst 8 tegn.').waitFor();
    await page.getByText('Adgangskoderne matcher ikke.').waitFor();
    await button('Annullér').click();
    await page.getByRole('dialog', { name: 'Unsaved Changes' }).waitFor();
    await clean();
    await button('Bliv her').click();
    await field(/^Adgangskode/).fill('karlas-kode-1');
    await field(/Gentag/).fill('karlas-kode-1');
    await page.keyboard.press('Enter');
    await page.getByText('Din konto blev oprettet med succes! Velkommen til Driftig 🎉').waitFor();

    await page.waitForURL((url) => url.pathname === '/', { timeout: 30_000 });
    await page.goto('/?next=/admin');
    await logIn(email, 'karlas-kode-1');
    await page.waitForURL((url) => url.pathname === '/admin');
    await page.getByText('Karla Bro').first().waitFor();
    for (const path of ['/myteam', '/invo', '/increate', '/customers', '/products', '/tasks'])
      expect(await goInside(page, path)).toBe('/dashboard');
    await page.goto(`/signup/${token}`);
    await page.getByText('404 - Token Not Found').waitFor();
    await page.getByText('The token you provided does not exist or has expired.').waitFor();
    await clean();
  });

  test('a link that was given up stands in the address no more', async () => {
    await open('/?reset=et-token-fra-en-mail', 1440);
    await field(/Gentag/).waitFor();
    await button('Luk').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('a forgotten password is replaced by the token that was pasted from the mail', async () => {
    const { employee } = await createCompany({ plan: 'pro' });
    await employee.session();
    const { email } = employee.user;
    await open('/?next=/dashboard');
    await button('Glemt adgangskode?').click();
    await clean();
    await field('E-mail').fill(email);
    await button('Send link').click();
    await page.getByText('Link til nulstilling er sendt til din e-mail.').waitFor();
    const token = await tokenMailedTo(email, /adgangskode/i);
    await field(/Token/).fill(`${token} `);
    await field(/Ny adgangskode/).fill('en-ny-kode-1');
    await field(/Gentag/).fill('en-anden-kode');
    await button('Gem adgangskode').click();
    await page.getByText('Kodeord matcher ikke').waitFor();
    await clean();
    await field(/Gentag/).fill('en-ny-kode-1');
    await button('Gem adgangskode').click();
    await page.getByText('Adgangskoden er opdateret! Du kan nu logge ind.').waitFor();
    await logIn(email, 'en-ny-kode-1');
    await page.waitForURL((url) => url.pathname === '/dashboard');
    expect((await employee.call(authRoutes.checkSession)).status).toBe(401);
  });
});

/** From the customer to one line, up to the button that saves. */
async function fillInvoice(): Promise<void> {
  await page.getByRole('tab', { name: /Customer informations/ }).click();
  await page.getByRole('combobox', { name: 'Kunde' }).click();
  await page.getByRole('option', { name: /æøå/ }).click();
  await page.getByRole('tab', { name: /^Items/ }).click();
  const line = page.getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill('Telt 9 × 15 m');
  await line.getByLabel(/Antal/).fill('2');
  await line.getByLabel(/Pris/).fill('1.250,50');
  await page.keyboard.press('Enter');
  await page.getByText('3.126,25 kr.').first().waitFor();
}

describe('the limits of Starter', () => {
  test('the third user is refused with the way to another plan, and what was typed stays', async () => {
    const { companyId, owner } = await createCompany({ plan: 'starter' });
    await changeCompany(companyId, { userCount: 2 });
    await openAs(owner, '/myteam');
    await button('Inviter medarbejder').click();
    await field(/Fulde navn/).fill('Karla Bro');
    await field(/E-mail/).fill('karla@trediemand.dk');
    await page.keyboard.press('Enter');
    await page.getByText(/Jeres plan har plads til 2 brugere/).waitFor();
    await clean();
    await button('Se planer').click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByText('Jeres plan', { exact: true }).waitFor();
    await button('Skift til Pro').click();
    await page.getByRole('dialog', { name: 'Skift til Pro?' }).waitFor();
    await clean();
    await page.keyboard.press('Escape');
    await settings.focus();
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
    expect(await field(/Fulde navn/).inputValue()).toBe('Karla Bro');
  });

  test('of two who save the twentieth invoice of the month at once, one is shown the plans', async () => {
    const company = await createCompany({ plan: 'starter' });
    const { owner, administrator } = company;
    await storeRecords(company.store, 'customers', 1);
    for (let count = 0; count < 19; count += 1) await issue(owner);
    await openAs(owner, '/increate');
    const [first, firstContext] = [page, context];
    await fillInvoice();
    await openAs(administrator, '/increate');
    await fillInvoice();
    const pages = [first, page];
    await Promise.all(
      pages.map((one) => one.getByRole('button', { name: 'Gem faktura' }).first().click()),
    );
    const ends = await Promise.all(
      pages.map(async (one) => {
        const popup = one.getByRole('dialog').filter({ visible: true });
        await popup.getByText(/saved successfully|plads til 20 fakturaer/).waitFor();
        return (await popup.innerText()).includes('plads til 20 fakturaer') ? 'full' : 'saved';
      }),
    );
    expect(ends.toSorted()).toEqual(['full', 'saved']);
    page = pages[ends.indexOf('full')] ?? page;
    await clean();
    await button('Se planer').click();
    await page.getByText('Jeres plan', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('3.126,25 kr.').first().waitFor();
    const { json } = await owner.call(recordRoutes.listInvoices, { query: { limit: '100' } });
    expect(json).toHaveLength(20);
    await firstContext.close();
  });
});
