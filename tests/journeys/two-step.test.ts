import { authRoutes } from '@driftig/contracts/auth/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { appCode, wrongAppCode } from '../support/company/app-codes.ts';
import { createCompany, createSession, testPassword } from '../support/company/company.ts';
import type { TestCompany } from '../support/company/company.ts';
import { enrol } from '../support/company/second-factor.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  logInAtFrontPage,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';
import { setUpTwoStep, typeCode } from '../support/browser/two-step.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
  await Promise.all([company.owner.session(), company.employee.session()]);
});

const waitForProfile = () => page.waitForURL('**/profile');

async function openProfile(): Promise<void> {
  await page.waitForURL('**/dashboard');
  await button('Åbn menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.locator('[popovertarget]').first().click();
  await menu.getByRole('link', { name: 'Min profil' }).click();
  await waitForProfile();
}

async function logOut(): Promise<void> {
  await button('Åbn menu').click();
  await button('Log Out').click();
  await button('Opret virksomhed').waitFor();
}

/** Looks at each step of setting it up, and types a wrong code first. */
const looking = (look?: (secret: string) => Promise<void>) => ({
  atPassword: expectAccessible,
  atCode: async (secret: string) => {
    await expectAccessible();
    await look?.(secret);
    await typeCode(wrongAppCode(secret));
    await dialog().getByText('Koden er forkert.', { exact: false }).waitFor();
  },
});

describe('two-step login', () => {
  test('is set up, asks for a code at login, and is turned off by a recovery code', async () => {
    const { employee } = company;
    await openWindow({ width: 360 });
    await logInAtFrontPage(employee.user.email);
    await openProfile();
    await page.getByText('Slået fra').waitFor();
    await expectAccessible();

    const { secret, recoveryCodes } = await setUpTwoStep(
      looking(async (key) => {
        // A phone cannot scan its own screen.
        const app = page.getByRole('link', { name: 'Åbn i din app' });
        await expect
          .poll(() => app.getAttribute('href'))
          .toMatch(new RegExp(`^otpauth://.*secret=${key}`));
        const [link, qr] = await Promise.all(
          [app, page.getByAltText('QR-kode til din app')].map((each) => each.boundingBox()),
        );
        expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(qr?.y ?? 0);
        await button('Kopier nøglen').waitFor();
      }),
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    await expectAccessible();
    const download = page.waitForEvent('download');
    await button('Hent som fil').click();
    expect((await download).suggestedFilename()).toBe('driftig-gendannelseskoder.txt');
    await page.keyboard.press('Escape');
    await button('Jeg har gemt koderne').click();
    await page.getByText('Slået til').waitFor();
    await page.getByText('10 gendannelseskoder tilbage.').waitFor();
    await expectAccessible();

    await logOut();
    await logInAtFrontPage(employee.user.email);
    await typeCode(wrongAppCode(secret));
    await dialog().getByText('Koden er forkert.', { exact: false }).waitFor();
    await expectAccessible();
    await typeCode(appCode(secret, 1));
    await page.waitForURL('**/dashboard');

    await logOut();
    await logInAtFrontPage(employee.user.email);
    await typeCode(recoveryCodes[3] ?? '');
    await openProfile();
    await page.getByText('Slået fra').waitFor();
  });

  test('is required of all by the owner: an employee must set it up before anything else', async () => {
    const { owner, employee } = company;
    await openScreen('/dashboard?settings=security', { as: owner });
    await page.getByText('Slå først totrinslogin til for dig selv.').waitFor();
    await expectAccessible();
    // It ends the session of before, so the window logs in anew.
    await enrol(owner);
    await openScreen('/dashboard?settings=security', { as: owner });
    await page.getByRole('radio', { name: 'Alle', exact: true }).click();
    await button('Kræv totrinslogin').click();
    await page.getByText('Alle skal nu bruge totrinslogin.', { exact: false }).waitFor();
    expect((await employee.call(authRoutes.checkSession)).status).toBe(401);

    await openWindow();
    await logInAtFrontPage(employee.user.email);
    await waitForProfile();
    await page.getByText('Derfor skal du logge ind i to trin', { exact: false }).waitFor();
    await expect.poll(() => page.getByText('Her er du logget ind').count()).toBe(0);
    await expectAccessible();
    await page.goto('/admin');
    await waitForProfile();
    await setUpTwoStep(looking());
    await button('Jeg har gemt koderne').click();
    await page.waitForURL('**/dashboard');
    await page.goto('/admin');
    await page.getByText('Anders And').first().waitFor();
  });

  test('on the profile: name and phone, another password, and ending other sessions', async () => {
    const { employee } = company;
    const elsewhere = await createSession(employee.user, { device: 'Safari på iPhone' });
    const third = await createSession(employee.user, { device: 'Firefox på Mac' });
    const statusOf = async (cookies: Readonly<Record<string, string>>) =>
      (await employee.call(authRoutes.checkSession, { cookies })).status;
    await openScreen('/profile', { as: employee, width: 360 });
    await page.getByLabel(/Fulde navn/).fill('');
    await button('Gem').click();
    await page.getByText('Skriv dit navn.').waitFor();
    await page.getByLabel(/Fulde navn/).fill('Jonas Bak Holm');
    await page.getByLabel('Mobil').fill('20 14 60 03');
    await expectToast(page, 'Dine oplysninger er gemt', () => button('Gem').click());
    await expectAccessible();

    await button(/^Log ud: Safari på iPhone/).click();
    await dialog().getByText('Log enheden ud?').waitFor();
    await dialog()
      .getByRole('textbox', { name: /Adgangskode/ })
      .fill('forkert-kode');
    await dialogButton('Log ud').click();
    await dialog().getByText('Adgangskoden er forkert.').waitFor();
    await expectAccessible();
    await dialog()
      .getByRole('textbox', { name: /Adgangskode/ })
      .fill(testPassword);
    await expectToast(page, 'Enheden er logget ud.', () => dialogButton('Log ud').click());
    await page.getByText('Safari på iPhone').waitFor({ state: 'detached' });
    await page.locator('main :focus').waitFor();
    expect([await statusOf(elsewhere), await statusOf(third)]).toEqual([401, 200]);

    await button('Log ud alle andre steder').click();
    await dialog()
      .getByRole('textbox', { name: /Adgangskode/ })
      .fill(testPassword);
    await expectAccessible();
    await expectToast(page, 'Du er logget ud alle andre steder.', () =>
      dialogButton('Log ud').click(),
    );
    await page.getByText('Du er ikke logget ind andre steder.').waitFor();
    await page.locator('main :focus').waitFor();
    expect(await statusOf(third)).toBe(401);

    await page.getByLabel(/Nuværende adgangskode/).fill('forkert-kode');
    await page.getByRole('textbox', { name: /Ny adgangskode/ }).fill('vinterlys-2026');
    await page.getByRole('textbox', { name: /Gentag adgangskoden/ }).fill('vinterlys-2026');
    await button('Skift adgangskode').click();
    await page.getByText('Adgangskoden er forkert.').waitFor();
    await page.getByLabel(/Nuværende adgangskode/).fill(testPassword);
    await expectToast(page, 'Adgangskoden er skiftet.', () => button('Skift adgangskode').click());
    await page.reload();
    await expect.poll(() => page.getByLabel(/Fulde navn/).inputValue()).toBe('Jonas Bak Holm');
  });
});
