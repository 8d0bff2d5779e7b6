import { authRoutes } from '@driftig/contracts/auth/routes';
import { expect, test } from 'vitest';

import { navigateInApp } from '../support/navigation.ts';
import { createCompany } from '../support/company.ts';
import { newEmail } from '../support/emails.ts';
import { mailedToken, mailsTo } from '../support/mails.ts';
import {
  button,
  dialog,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

setUpScreens();

/** A field of the open dialog, or of the page's form where there is none. */
const field = (label: string | RegExp) =>
  dialog().getByLabel(label).or(page.locator('main form').getByLabel(label)).last();
/** Waits for the mail, which the outbox consumer sends a moment later. */
async function tokenMailedTo(address: string, subject: RegExp): Promise<string> {
  const ours = async () => (await mailsTo(address)).filter((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await ours()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  return mailedToken(address);
}

async function logInWith(email: string, password: string): Promise<void> {
  await dialog().waitFor();
  await field('E-mail').fill(email);
  await field(/^Adgangskode/).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
}

test('an invited person creates an account from the mail and sees only the screens of an employee', async () => {
  const { owner } = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
  const email = newEmail('karla');
  await openScreen('/myteam', { as: owner });
  await button('Inviter medarbejder').click();
  await field(/Fulde navn/).fill('Karla Bro');
  await page
    .getByRole('dialog')
    .getByLabel(/E-mail/)
    .fill(email);
  await expectToast(page, `Invitationen er sendt til ${email}.`, () =>
    page.keyboard.press('Enter'),
  );
  const token = await tokenMailedTo(email, /./);

  await openScreen(`/signup/${token}`, { width: 360 });
  await page.getByText('Nordlys Event ApS har inviteret dig til Driftig.').waitFor();
  expect(await field('E-mail').inputValue()).toBe(email);
  expect(await button('Gem').isDisabled()).toBe(true);
  await expectAccessible();
  await field(/Telefon/).fill('20304050');
  await field(/^Adgangskode/).fill('kort');
  await field(/Gentag/).fill('andet');
  await page.keyboard.press('Tab');
  await page.getByText('Adgangskoden skal være mindst 8 tegn.').waitFor();
  await page.getByText('Adgangskoderne matcher ikke.').waitFor();
  await button('Annuller').click();
  await page.getByRole('dialog', { name: 'Unsaved Changes' }).waitFor();
  await expectAccessible();
  await button('Bliv her').click();
  await field(/^Adgangskode/).fill('karlas-kode-1');
  await field(/Gentag/).fill('karlas-kode-1');
  await page.keyboard.press('Enter');
  await page.getByText('Din konto blev oprettet med succes! Velkommen til Driftig 🎉').waitFor();

  await page.waitForURL((url) => url.pathname === '/', { timeout: 30_000 });
  await page.goto('/?next=/admin');
  await logInWith(email, 'karlas-kode-1');
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.getByText('Karla Bro').first().waitFor();
  for (const path of ['/myteam', '/invo', '/increate', '/customers', '/products', '/tasks'])
    expect(await navigateInApp(page, path)).toBe('/dashboard');
  await page.goto(`/signup/${token}`);
  await page.getByText('404 - Token Not Found').waitFor();
  await page.getByText('The token you provided does not exist or has expired.').waitFor();
  await expectAccessible();
});

test('closing the reset dialog removes its token from the address', async () => {
  await openScreen('/?reset=et-token-fra-en-mail');
  await field(/Gentag/).waitFor();
  await button('Luk').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('a forgotten password is replaced with the token pasted from the mail', async () => {
  const { employee } = await createCompany({ plan: 'pro' });
  await employee.session();
  const { email } = employee.user;
  await openScreen('/?next=/dashboard');
  await button('Glemt adgangskode?').click();
  await expectAccessible();
  await field('E-mail').fill(email);
  await button('Send link').click();
  await page.getByText('Link til nulstilling er sendt til din e-mail.').waitFor();
  const token = await tokenMailedTo(email, /adgangskode/i);
  await field(/Token/).fill(`${token} `);
  await field(/Ny adgangskode/).fill('en-ny-kode-1');
  await field(/Gentag/).fill('en-anden-kode');
  await button('Gem adgangskode').click();
  await page.getByText('Kodeord matcher ikke').waitFor();
  await expectAccessible();
  await field(/Gentag/).fill('en-ny-kode-1');
  await button('Gem adgangskode').click();
  await page.getByText('Adgangskoden er opdateret! Du kan nu logge ind.').waitFor();
  await logInWith(email, 'en-ny-kode-1');
  await page.waitForURL((url) => url.pathname === '/dashboard');
  expect((await employee.call(authRoutes.checkSession)).status).toBe(401);
});
