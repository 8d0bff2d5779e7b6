import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createInvitationToken, createInvited } from '../support/company/invitations.ts';
import {
  button,
  context,
  dialog,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();
let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

/** As a password manager makes one. */
const generated = 'Zt9!vR 2æ#qLm7-wXe4_pHs8%kYd3&uJb6*nCg5 fØa1+oTi0=lMz';
const [current, fresh] = ['current-password', 'new-password'];

const openLogin = async () => {
  await openScreen('/');
  await button('Log ind').click();
};

/** Every place with password fields: how one gets there, and what each says to the browser's own helper. */
const places: readonly (readonly [string, () => Promise<unknown>, readonly string[]])[] = [
  ['logging in', openLogin, [current]],
  [
    'registering a company',
    async () => {
      await openScreen('/', { width: 360 });
      await button('Opret virksomhed').click();
    },
    [fresh],
  ],
  [
    'a new password by the mailed token',
    async () => {
      await openLogin();
      await button('Glemt adgangskode?').click();
      await button('Indtast ny adgangskode').click();
    },
    [fresh, fresh],
  ],
  [
    'signing up by an invitation',
    async () => {
      const token = await createInvitationToken(await createInvited(company));
      await openScreen(`/signup#${token}`);
      await page.getByText('har inviteret dig til Driftig.', { exact: false }).waitFor();
    },
    [fresh, fresh],
  ],
  [
    'another password on the profile',
    () => openScreen('/profile', { as: company.employee, width: 360 }),
    [current, fresh, fresh],
  ],
  [
    'confirming a change of two-step login',
    async () => {
      await openScreen('/profile', { as: company.employee });
      await button('Slå totrinslogin til').click();
      await dialog().waitFor();
    },
    [current],
  ],
  [
    'a session that ended',
    async () => {
      await openScreen('/customers?new=1', { as: company.owner });
      await dialog().getByLabel('Firma').fill('Amager Ølhus ApS');
      await context.clearCookies();
      // Another call may have found out before, and then the question covers the button.
      const save = page.getByRole('button', { name: 'Gem', exact: true, includeHidden: true });
      await save.last().dispatchEvent('click');
      await page.getByRole('dialog', { name: 'Log ind igen' }).waitFor();
    },
    [current],
  ],
];

/** The password fields in front: of the dialog that was opened last, or of the page. */
async function fieldsInFront(): Promise<Locator> {
  await page.locator('input[autocomplete$="-password"]').first().waitFor();
  const open = dialog().last();
  const front = (await open.count()) > 0 ? open : page.locator('body');
  return front.locator('input[autocomplete$="-password"]').filter({ visible: true });
}

const typeOf = (field: Locator) => field.getAttribute('type');

test.each(places)(
  '%s: a password is hidden until it is asked for, and can be pasted',
  async (_place, open, helpers) => {
    await open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), generated);
    const fields = await (await fieldsInFront()).all();
    expect(await Promise.all(fields.map((one) => one.getAttribute('autocomplete')))).toEqual(
      helpers,
    );
    for (const field of fields) {
      expect(await typeOf(field)).toBe('password');
      await field.focus();
      await page.keyboard.press('Control+V');
      await expect.poll(() => field.inputValue()).toBe(generated);
      expect(await typeOf(field)).toBe('password');
      const show = field
        .locator('..')
        .locator('..')
        .getByRole('button', { name: 'Vis adgangskode' });
      await show.click();
      expect(await typeOf(field)).toBe('text');
      await show.click();
      expect(await typeOf(field)).toBe('password');
    }
  },
);
