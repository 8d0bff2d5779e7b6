import { authRoutes } from '@driftig/contracts/auth/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { describe, expect, test } from 'vitest';

import { appCode } from '../support/company/app-codes.ts';
import { navigateInApp } from '../support/browser/navigation.ts';
import { call } from '../support/stack/call.ts';
import { createCompany, type Caller } from '../support/company/company.ts';
import { newEmail } from '../support/stack/emails.ts';
import { createInvited } from '../support/company/invitations.ts';
import { mailedToken, mailsTo } from '../support/stack/mails.ts';
import {
  address,
  allowInConsole,
  button,
  dialog,
  expectAccessible,
  hasFocus,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { enrol } from '../support/company/second-factor.ts';
import { site } from '../support/browser/site.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { typeCode } from '../support/browser/two-step.ts';

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
  await field(/^Mobil/).fill('31 22 40 18');
  await expectToast(page, `Invitationen er sendt til ${email}.`, () =>
    page.keyboard.press('Enter'),
  );
  const token = await tokenMailedTo(email, /./);

  await openScreen(`/signup#${token}`, { width: 360 });
  await expect.poll(async () => (await address()).href).toBe(`${site().url}/signup`);
  await page.getByText('Nordlys Event ApS har inviteret dig til Driftig.').waitFor();
  await expect.poll(() => field('E-mail').inputValue()).toBe(email);
  await expect.poll(() => button('Gem').isDisabled()).toBe(true);
  await expectAccessible();
  await expect.poll(() => field(/Telefon/).inputValue()).toBe('31 22 40 18');
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
  await page.route('**/tok/updFirstUserInfo', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await page
    .getByText('Der opstod en fejl under gemning af dine oplysninger. Prøv igen.', { exact: false })
    .waitFor();
  await button('Gem').click();
  await page.getByText('Din konto blev oprettet med succes! Velkommen til Driftig 🎉').waitFor();

  const welcome = page.getByRole('dialog', { name: 'Velkommen til Driftig' });
  await welcome.waitFor({ timeout: 30_000 });
  await welcome.getByText('Bruger oprettet! Du kan nu logge ind.').waitFor();
  await expect.poll(() => field('E-mail').inputValue()).toBe(email);
  await expect.poll(() => hasFocus(field(/^Adgangskode/))).toBe(true);
  await expectAccessible();
  await page.reload();
  await welcome.waitFor();
  await field(/^Adgangskode/).fill('karlas-kode-1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.goto('/admin');
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.getByText('Karla Bro').filter({ visible: true }).first().waitFor();
  for (const path of ['/myteam', '/invo', '/increate', '/customers', '/products', '/tasks'])
    await navigateInApp(page, path, '/dashboard');
  await page.goto(`/signup/${token}`);
  await page.getByText('404 - Token Not Found').waitFor();
  await page.getByText('The token you provided does not exist or has expired.').waitFor();
  await expectAccessible();
});

describe('the token of a mailed link', () => {
  const token = 'et-token-fra-en-mail';

  test.each([`/#reset=${token}`, `/?reset=${token}`])(
    'leaves the address at once, survives a reload, and is gone when given up: %s',
    async (link) => {
      await openScreen(link);
      await expect.poll(async () => (await address()).href).toBe(`${site().url}/`);
      await page.reload();
      await expect.poll(() => field(/Token/).inputValue()).toBe(token);
      await button('Luk').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.reload();
      await button('Log ind').waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    },
  );

  test('is taken from a link that is pasted into an open tab', async () => {
    await openScreen('/');
    await button('Log ind').waitFor();
    await page.goto(`/#reset=${token}`);
    await dialog().waitFor();
    await expect.poll(() => field(/Token/).inputValue()).toBe(token);
    await expect.poll(async () => (await address()).href).toBe(`${site().url}/`);
  });

  test('stands in the address of no request, for a page or for what it shows', async () => {
    allowInConsole(/404/);
    await openWindow();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`/#reset=${token}`);
    await field(/Token/).waitFor();
    await page.goto(`/signup#${token}`);
    await page.getByText('The token you provided does not exist or has expired.').waitFor();
    expect(addresses.some((address) => address.includes('/tok/'))).toBe(true);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  });
});

describe('errors have the words of the place', () => {
  const fail = () =>
    page.route('**/auth/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Der skete en fejl.' } })
        : route.continue(),
    );
  const places = [
    ['the landing page', '/', 'Uventet fejl', 'Kunne ikke sende mail', 'Kodeord matcher ikke'],
    [
      'the application that sent one here',
      '/?next=/chat',
      'Login fejlede. Tjek venligst dine oplysninger.',
      'Kunne ikke sende e-mail til nulstilling af adgangskode.',
      'Adgangskoderne er ikke ens!',
    ],
  ] as const;

  test.each(places)('on %s', async (_place, path, login, mail, notAlike) => {
    await openWindow();
    await fail();
    await page.goto(path);
    if (path === '/') await button('Log ind').click();
    await logInWith('mette@nordlysevent.dk', 'hemmelig-kode-1');
    await page.getByText(login).waitFor();
    await button('Glemt adgangskode?').click();
    await button('Send link').click();
    await page.getByText(mail).waitFor();
    await button('Indtast ny adgangskode').click();
    await field(/Token/).fill('et-token');
    await field(/Ny adgangskode/).fill('hemmelig-kode-1');
    await field(/Gentag/).fill('hemmelig-kode-2');
    await button('Gem adgangskode').click();
    await page.getByText(notAlike).waitFor();
    const others = places.flatMap((place) => place.slice(2)).filter((text) => text !== notAlike);
    for (const text of others) await expect.poll(() => page.getByText(text).count()).toBe(0);
  });
});

test('a new company confirms its e-mail by the mailed link before it invites', async () => {
  const email = newEmail('mette');
  const [password, companyName] = ['gul-cykel-i-regn', 'Fjord Event ApS'];
  const body = { email, password, companyName };
  expect((await call(authRoutes.registerCompany, { body })).status).toBe(201);
  const welcome = await tokenMailedTo(email, /Velkommen/);
  const cookies = cookieJar(await call(authRoutes.logIn, { body: { email, password } }));
  const ask: Caller['call'] = (route, input) => call(route, { cookies, ...input });
  const { secret } = await enrol({ call: ask }, password);
  await openScreen('/?next=/myteam', { width: 360 });
  await logInWith(email, password);
  await typeCode(appCode(secret, 1));
  const bar = page.getByText('Bekræft din e-mail, før du sender fakturaer og inviterer kolleger.', {
    exact: false,
  });
  await bar.waitFor();
  await page.goto(`/confirm#${welcome}`);
  await page
    .getByText('Din e-mail er bekræftet. Nu kan du sende fakturaer og invitere kolleger.')
    .waitFor();
  await expect.poll(async () => (await address()).href).toBe(`${site().url}/confirm`);
  await expectAccessible();
  await page.getByRole('link', { name: 'Til Driftig' }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(() => bar.count()).toBe(0);
  await page.goto(`/confirm#${welcome}`);
  await page
    .getByText('Har du brugt det før, er din e-mail bekræftet.', { exact: false })
    .waitFor();
});

test('an invited person without the mail asks for the link again', async () => {
  const user = await createInvited(await createCompany());
  await openScreen('/', { width: 360 });
  await button('Opret virksomhed').click();
  await button('Få linket igen').click();
  await field('E-mail').fill(user.email);
  await expectAccessible();
  await button('Send link').click();
  await page.getByText('Er du inviteret, har vi sendt dig et link.').waitFor();
  const token = await tokenMailedTo(user.email, /inviteret/);
  await page.goto(`/signup#${token}`);
  await page.getByText('har inviteret dig til Driftig.', { exact: false }).waitFor();
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
  await page.getByText('Adgangskoderne er ikke ens!').waitFor();
  await expectAccessible();
  await field(/Gentag/).fill('en-ny-kode-1');
  await button('Gem adgangskode').click();
  await page.getByText('Adgangskoden er opdateret! Du kan nu logge ind.').waitFor();
  await logInWith(email, 'en-ny-kode-1');
  await page.waitForURL((url) => url.pathname === '/dashboard');
  expect((await employee.call(authRoutes.checkSession)).status).toBe(401);
});
