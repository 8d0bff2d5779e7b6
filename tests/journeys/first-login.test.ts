import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { cookieJar } from '@driftig/local-cloud/testing/test-request';
import { services } from '@driftig/functions/pipeline/services';
import { expect, test } from 'vitest';

import { appCode } from '../support/company/app-codes.ts';
import { call } from '../support/stack/call.ts';
import { testPassword } from '../support/company/company.ts';
import { settingsForm } from '../support/company/company-settings.ts';
import { changeCompany } from '../support/company/plan.ts';
import { newEmail } from '../support/stack/emails.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  logInAtFrontPage,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { setUpTwoStep, typeCode } from '../support/browser/two-step.ts';

setUpScreens();

async function registered(): Promise<string> {
  const email = newEmail('mette');
  const body = { email, password: testPassword, companyName: 'Fjord Event ApS' };
  expect((await call(authRoutes.registerCompany, { body })).status).toBe(201);
  return email;
}

async function introduce(): Promise<void> {
  await page.getByText('Velkommen til Driftig').waitFor();
  for (const [label, value] of [
    [/Fulde navn/, 'Mette Holm'],
    [/Telefon/, '86 12 34 56'],
  ] as const)
    await dialog().getByLabel(label).fill(value);
  await button('Fortsæt').click();
}

async function fillInSettings(): Promise<void> {
  for (const [label, value] of [
    [/CVR-nr/, '13748136'],
    [/Adresse/, 'Havnegade 14'],
    [/Postnummer/, '8000'],
    [/^By/, 'Aarhus C'],
  ] as const)
    await dialog().getByLabel(label).fill(value);
  await dialogButton('Gem').click();
  await dialog().waitFor({ state: 'detached' });
}

const why = () => page.getByText('Derfor skal du logge ind i to trin', { exact: false });
const companyOf = async (email: string) =>
  (await services().accounts.findByEmail(email))?.companyId ?? '';

test.each([1440, 360])(
  'the first login of a new company leads through both forms to the dashboard, which says when two steps are required (%i px)',
  async (width) => {
    const email = await registered();
    await openWindow({ width });
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    await logInAtFrontPage(email);
    await introduce();
    await page.getByLabel(/CVR-nr/).waitFor();
    // Settings that save at once, and two-step login, are hidden until then.
    await expect.poll(() => page.getByText('Sikkerhed', { exact: true }).count()).toBe(0);
    await fillInSettings();
    await page.waitForURL('**/dashboard');
    await page.getByText('Kom i gang').waitFor();
    const unconfirmed = page.getByText('Bekræft din e-mail, før du sender fakturaer', {
      exact: false,
    });
    await unconfirmed.waitFor();
    await expectAccessible();
    // Confirmed in another window: the bar goes when this one is seen again.
    await changeCompany(await companyOf(email), { unconfirmedEmail: '' });
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
    await unconfirmed.waitFor({ state: 'detached' });
    const notice = page.getByText('skal ejere og administratorer logge ind i to trin', {
      exact: false,
    });
    await notice.waitFor();
    await expectAccessible();
    await page.getByRole('link', { name: 'Slå til nu' }).click();
    const { secret, recoveryCodes } = await setUpTwoStep();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^(\w{4}-){6}\w{2}$/);
    await button('Jeg har gemt koderne').click();
    await notice.waitFor({ state: 'detached' });
    // No screen on the way asked for what it may not have: that would sound the alarm of refusals.
    expect(refused).toEqual([]);

    await openWindow({ width });
    await logInAtFrontPage(email);
    await typeCode(appCode(secret, 1));
    await page.waitForURL('**/dashboard');
  },
);

test('after the first days each login leads there, and opens nothing else', async () => {
  const email = await registered();
  await changeCompany(await companyOf(email), { secondFactorFrom: '' });
  await openWindow({ width: 360 });
  await logInAtFrontPage(email);
  await introduce();
  await fillInSettings();
  await page.getByText('kan du logge ud og gøre det senere', { exact: false }).waitFor();

  await openWindow({ width: 360 });
  await logInAtFrontPage(email);
  await why().waitFor();
  for (const path of ['/invo', '/myteam', '/dashboard?settings=bank']) {
    await page.goto(path);
    await page.waitForURL('**/profile');
    await why().waitFor();
  }
  await expect.poll(() => dialog().count()).toBe(0);
});

test('an owner who has it makes it voluntary again, after being told what that means', async () => {
  const email = await registered();
  const headers = { 'x-viewer-address': email };
  const login = { email, password: testPassword };
  const cookies = cookieJar(await call(authRoutes.logIn, { body: login, headers }));
  const person = { fullName: 'Mette Holm', phone: '20304050', mobile: '20304050' };
  await call(companyRoutes.saveFirstTimeUser, { cookies, body: person });
  await call(companyRoutes.updateCompanySettings, { cookies, body: settingsForm });
  await openWindow({ width: 360 });
  await logInAtFrontPage(email);
  await page.waitForURL('**/dashboard');
  await page.goto('/profile');
  await setUpTwoStep();
  await button('Jeg har gemt koderne').click();
  await page.goto('/dashboard?settings=security');
  const chosen = page.getByRole('radio', { name: 'Ejere og administratorer', exact: true });
  await expect.poll(() => chosen.isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Ingen', exact: true }).click();
  await page.getByText('er den nok til at komme ind', { exact: false }).waitFor();
  await expectAccessible();
  await button('Gør frivilligt').click();
  await page.getByText('Totrinslogin kræves ikke længere.').waitFor();
});
