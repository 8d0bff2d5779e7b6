import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/browser/accessibility.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createInvited, createInvitationToken } from '../support/company/invitations.ts';
import { button, dialog, openScreen, page, setUpScreens } from '../support/browser/screen.ts';

setUpScreens();
let company: TestCompany;

beforeAll(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
});

/** The page is drawn in its new width. */
const waitUntilDrawn = () =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Shows the open page in a scheme. Information pages look only when they open which one it is. */
async function showIn(colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    (scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme),
    colorScheme,
  );
  await waitUntilDrawn();
}

/** Elements that would have to be scrolled sideways: the page, its dialogs and what is in them. */
const tooWideElements = () => {
  const front = [...document.querySelectorAll('[role="dialog"]')];
  const places = [document.documentElement, ...front.flatMap((one) => [one, ...one.children])];
  return places
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ tagName, className, scrollWidth }) => `${tagName}.${className}: ${scrollWidth} px`);
};

const fitsInWidth = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth <= clientWidth + 1;
};

/**
 * Checks what is open now on a phone, a tablet and a desk, in both schemes of colors, and reports all
 * faults together.
 */
async function expectFitsAndAccessible(what: string): Promise<void> {
  const faults: string[] = [];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await showIn('light');
    // The layout may still be changing; what stays too wide is reported below.
    await page.waitForFunction(fitsInWidth, undefined, { timeout: 5000 }).catch(() => undefined);
    const found = [...(await page.evaluate(tooWideElements)), ...(await accessibilityFaults(page))];
    await showIn('dark');
    const dark = await accessibilityFaults(page, 'colors');
    faults.push(...found.map((fault) => `${what}, ${width} px: ${fault}`));
    faults.push(...dark.map((fault) => `${what}, ${width} px, dark: ${fault}`));
  }
  expect.soft(faults).toEqual([]);
}

const waitForHydration = () => page.locator('html[data-ready]').waitFor();
const field = (name: RegExp) => page.getByLabel(name).first();

/** No loader is shown any more. */
const waitUntilLoaded = (place: Page | Locator) =>
  place.getByLabel('Indlæser').first().waitFor({ state: 'detached' });

const sections = ['Faktura og moms', 'Bank og betaling', 'Afdelinger', 'Sikkerhed', 'Plan'];

describe('light and dark, nothing is too wide and axe finds no fault', () => {
  test('on the front page, in its dialogs and on the invitation page', async () => {
    await openScreen('/info/time-tracking');
    await waitForHydration();
    await expectFitsAndAccessible('info page');
    await page.goto('/');
    await waitForHydration();
    await expectFitsAndAccessible('front page');
    await button('Log ind').click();
    await dialog()
      .getByLabel(/E-mail/)
      .waitFor();
    await expectFitsAndAccessible('login');
    await dialog().getByRole('button', { name: 'Opret bruger' }).click();
    await dialog()
      .getByLabel(/Virksomhedsnavn/)
      .waitFor();
    await expectFitsAndAccessible('register');
    await page.goto(`/signup/${await createInvitationToken(await createInvited(company))}`);
    await field(/Telefon/).waitFor();
    await expectFitsAndAccessible('sign-up');
  });

  test('in the list of employees and on one’s own profile', async () => {
    await openScreen('/myteam', { as: company.owner });
    await page.getByText('Jonas Bak').first().waitFor();
    await expectFitsAndAccessible('people');
    await button('Inviter medarbejder').click();
    await dialog()
      .getByLabel(/Fulde navn/)
      .waitFor();
    await expectFitsAndAccessible('invite');
    await page.goto('/profile');
    await page.getByText('Her er du logget ind').waitFor();
    await waitUntilLoaded(page);
    await expectFitsAndAccessible('own page');
  });

  test('in every section of the settings', async () => {
    await openScreen('/dashboard?settings=company', { as: company.owner });
    await dialog().getByLabel(/^By/).waitFor();
    await expectFitsAndAccessible('settings');
    for (const section of sections) {
      const tab = dialog().getByRole('tab', { name: new RegExp(section) });
      await tab.click();
      await tab.and(page.getByRole('tab', { selected: true })).waitFor();
      await waitUntilLoaded(dialog());
      await expectFitsAndAccessible(`settings, ${section}`);
    }
  });
});
