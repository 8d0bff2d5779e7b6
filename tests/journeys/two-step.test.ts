import { authRoutes } from '@driftig/contracts/auth/routes';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { appCode, wrongAppCode } from '../support/app-codes.ts';
import { createCompany, createSession, testPassword } from '../support/company.ts';
import type { Caller, TestCompany } from '../support/company.ts';
import { enrol } from '../support/second-factor.ts';
import { enter, openStage } from '../support/stage.ts';
import { expectTold } from '../support/toasts.ts';

const stage = openStage();
let company: TestCompany;
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
  await Promise.all([company.owner.session(), company.employee.session()]);
});
afterEach(async () => {
  await context?.close();
});

async function open(width: number): Promise<void> {
  context = await stage.newContext({
    viewport: { width, height: 900 },
    acceptDownloads: true,
  });
  page = await context.newPage();
}

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const dialog = () => page.getByRole('dialog').filter({ visible: true });
const clean = async () => expect(await accessibilityFaults(page)).toEqual([]);
const atOwnPage = () => page.waitForURL('**/profile');

/** The front page's dialog, up to where a code is asked for or the application opens. */
async function typePassword({ user }: Caller): Promise<void> {
  await page.goto('/');
  await button('Log ind').click();
  await dialog()
    .getByLabel(/E-mail/)
    .fill(user.email);
  await dialog()
    .getByRole('textbox', { name: /Adgangskode/ })
    .fill(testPassword);
  await page.keyboard.press('Enter');
}

async function typeCode(code: string): Promise<void> {
  await dialog()
    .getByLabel(/Kode fra din app/)
    .fill(code);
  await page.keyboard.press('Enter');
}

async function openOwnPage(): Promise<void> {
  await page.waitForURL('**/dashboard');
  await page.locator('[popovertarget="person-menu"]').click();
  await page.getByRole('link', { name: 'Min profil' }).click();
  await atOwnPage();
}

async function logOut(): Promise<void> {
  await button('Åbn menu').click();
  await button('Log Out').click();
  await button('Opret virksomhed').waitFor();
}

/** Through the dialog, with a wrong code first; the secret, and the codes that are shown once. */
async function setUp(): Promise<{ secret: string; recoveryCodes: string[] }> {
  await button('Slå totrinslogin til').click();
  await page.getByAltText('QR-kode til din app').waitFor();
  const secret = ((await dialog().locator('code').textContent()) ?? '').replaceAll(' ', '');
  await clean();
  await typeCode(wrongAppCode(secret));
  await dialog().getByText('Koden er ikke rigtig.', { exact: false }).waitFor();
  await typeCode(appCode(secret));
  const list = page.getByRole('list', { name: 'Gendannelseskoder' });
  await list.waitFor();
  const recoveryCodes = await list.getByRole('listitem').allTextContents();
  return { secret, recoveryCodes };
}

describe('two-step login', () => {
  test('set up, log out, log in with a code, lose the phone, log in with a recovery code', async () => {
    const { employee } = company;
    await open(360);
    await typePassword(employee);
    await openOwnPage();
    await page.getByText('Slået fra').waitFor();
    await clean();

    const { secret, recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    await clean();
    const download = page.waitForEvent('download');
    await button('Hent som fil').click();
    expect((await download).suggestedFilename()).toBe('driftig-gendannelseskoder.txt');
    await page.keyboard.press('Escape');
    await button('Jeg har gemt koderne').click();
    await page.getByText('Slået til').waitFor();
    await page.getByText('10 gendannelseskoder tilbage.').waitFor();
    await clean();

    await logOut();
    await typePassword(employee);
    await typeCode(wrongAppCode(secret));
    await dialog().getByText('Koden er ikke rigtig.', { exact: false }).waitFor();
    await clean();
    await typeCode(appCode(secret, 1));
    await page.waitForURL('**/dashboard');

    await logOut();
    await typePassword(employee);
    await typeCode(recoveryCodes[3] ?? '');
    await openOwnPage();
    await page.getByText('Slået fra').waitFor();
  });

  test('an owner requires it of all: whoever has not sets it up before anything else', async () => {
    const { owner, employee } = company;
    await open(1440);
    await enter(context, owner);
    await page.goto('/dashboard?settings=security');
    await page.getByText('Slå først totrinslogin til for dig selv.').waitFor();
    await clean();
    await enrol(owner);
    await page.reload();
    await page.getByRole('switch', { name: /Kræv totrinslogin af alle/ }).click({ force: true });
    await button('Kræv det').click();
    await page.getByText('Alle skal nu bruge totrinslogin.', { exact: false }).waitFor();
    expect((await employee.call(authRoutes.checkSession)).status).toBe(401);
    await context.close();

    await open(1440);
    await typePassword(employee);
    await atOwnPage();
    await page
      .getByText('Din virksomhed kræver totrinslogin. Slå det til her', { exact: false })
      .waitFor();
    expect(await page.getByText('Her er du logget ind').count()).toBe(0);
    await clean();
    await page.goto('/admin');
    await atOwnPage();
    await setUp();
    await button('Jeg har gemt koderne').click();
    await page.getByText('Her er du logget ind').waitFor();
    await page.goto('/admin');
    await page.getByText('Anders And').first().waitFor();
  });

  test('of oneself: name and phone, another password, and out of everywhere else', async () => {
    const { employee } = company;
    const elsewhere = await createSession(employee.user, { device: 'Safari på iPhone' });
    await open(360);
    await enter(context, employee);
    await page.goto('/profile');
    await page.getByLabel(/Fulde navn/).fill('');
    await button('Gem').click();
    await page.getByText('Angiv dit navn.').waitFor();
    await page.getByLabel(/Fulde navn/).fill('Jonas Bak Holm');
    await page.getByLabel('Mobil').fill('20 14 60 03');
    await expectTold(page, 'Dine oplysninger er gemt', () => button('Gem').click());
    await clean();

    await expectTold(page, 'Sessionen er afsluttet.', () =>
      button(/^Log ud: Safari på iPhone/).click(),
    );
    await page.getByText('Safari på iPhone').waitFor({ state: 'detached' });
    await page.locator('main :focus').waitFor();
    const check = await employee.call(authRoutes.checkSession, { cookies: elsewhere });
    expect(check.status).toBe(401);

    await page.getByLabel(/Nuværende adgangskode/).fill('forkert-kode');
    await page.getByRole('textbox', { name: /Ny adgangskode/ }).fill('vinterlys-2026');
    await page.getByRole('textbox', { name: /Gentag adgangskoden/ }).fill('vinterlys-2026');
    await button('Skift adgangskode').click();
    await page.getByText('Adgangskoden er ikke rigtig.').waitFor();
    await page.getByLabel(/Nuværende adgangskode/).fill(testPassword);
    await expectTold(page, 'Adgangskoden er skiftet.', () => button('Skift adgangskode').click());
    await page.getByText('Du er ikke logget ind andre steder.').waitFor();
    await page.reload();
    expect(await page.getByLabel(/Fulde navn/).inputValue()).toBe('Jonas Bak Holm');
  });
});
