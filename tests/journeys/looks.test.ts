import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { createCompany } from '../support/company.ts';
import type { TestCompany } from '../support/company.ts';
import { createInvited, invitationOf } from '../support/invitations.ts';
import { enter, openStage } from '../support/stage.ts';

const stage = openStage();
let company: TestCompany;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS', plan: 'pro' });
});
afterEach(async () => {
  await context?.close();
});

async function open(colorScheme: 'light' | 'dark'): Promise<void> {
  context = await stage.newContext({ colorScheme });
  page = await context.newPage();
}

/** The drawing has come to rest in the new width. */
const settled = () =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Neither the page nor what is in front of it must be scrolled sideways. */
const overhang = () => {
  const front = [...document.querySelectorAll('[role="dialog"]')];
  const places = [document.documentElement, ...front.flatMap((one) => [one, ...one.children])];
  return places
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ tagName, className, scrollWidth }) => `${tagName}.${className}: ${scrollWidth} px`);
};

const isInside = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth <= clientWidth + 1;
};

/** What is open now, on a phone, a tablet and a desk. All that is wrong is told at once. */
async function expectSound(what: string): Promise<void> {
  const faults: string[] = [];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled();
    // The screen may still be changing from one width to the other: what stays too wide is told.
    await page.waitForFunction(isInside, undefined, { timeout: 5000 }).catch(() => undefined);
    const found = [...(await page.evaluate(overhang)), ...(await accessibilityFaults(page))];
    faults.push(...found.map((fault) => `${what}, ${width} px: ${fault}`));
  }
  expect.soft(faults).toEqual([]);
}

const button = (name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const dialog = () => page.getByRole('dialog').filter({ visible: true });
const takenOver = () => page.locator('html[data-ready]').waitFor();
const field = (name: RegExp) => page.getByLabel(name).first();

/** Nothing on it is on its way any more. */
const loaded = (place: Page | Locator) =>
  place.getByLabel('Indlæser').first().waitFor({ state: 'detached' });

const sections = ['Faktura og moms', 'Bank og betaling', 'Afdelinger', 'Sikkerhed', 'Plan'];

describe.each(['light', 'dark'] as const)(
  '%s: nothing sticks out and axe finds nothing',
  (scheme) => {
    test('on the front page, in its dialogs and at an invitation', async () => {
      await open(scheme);
      await page.goto('/info/time-tracking');
      await takenOver();
      await expectSound('info page');
      await page.goto('/');
      await takenOver();
      await expectSound('front page');
      await button('Log ind').click();
      await dialog()
        .getByLabel(/E-mail/)
        .waitFor();
      await expectSound('login');
      await dialog().getByRole('button', { name: 'Opret bruger' }).click();
      await dialog()
        .getByLabel(/Virksomhedsnavn/)
        .waitFor();
      await expectSound('register');
      await page.goto(`/signup/${await invitationOf(await createInvited(company))}`);
      await field(/Telefon/).waitFor();
      await expectSound('sign-up');
    });

    test('among the people and on one’s own page', async () => {
      await open(scheme);
      await enter(context, company.owner);
      await page.goto('/myteam');
      await page.getByText('Jonas Bak').first().waitFor();
      await expectSound('people');
      await button('Inviter medarbejder').click();
      await dialog()
        .getByLabel(/Fulde navn/)
        .waitFor();
      await expectSound('invite');
      await page.goto('/profile');
      await page.getByText('Her er du logget ind').waitFor();
      await loaded(page);
      await expectSound('own page');
    });

    test('in every section of the settings', async () => {
      await open(scheme);
      await enter(context, company.owner);
      await page.goto('/dashboard?settings=company');
      await dialog().getByLabel(/^By/).waitFor();
      await expectSound('settings');
      for (const section of sections) {
        const tab = dialog().getByRole('tab', { name: new RegExp(section) });
        await tab.click();
        await tab.and(page.getByRole('tab', { selected: true })).waitFor();
        await loaded(dialog());
        await expectSound(`settings, ${section}`);
      }
    });
  },
);
