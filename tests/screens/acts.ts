import type { Locator, Page } from 'playwright-core';

import type { Act } from './shot.ts';

type Name = string | RegExp;

/** A string is the whole name; a pattern matches a part of it. */
const named = (name: Name) => ({ name, exact: typeof name === 'string' });

/** The top dialog, or the page when none is open. */
async function topDialogOrPage(page: Page): Promise<Page | Locator> {
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  return (await dialogs.count()) > 0 ? dialogs.last() : page;
}

export const inSequence =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

const pressRole =
  (role: 'button' | 'option' | 'menuitem' | 'radio') =>
  (name: Name): Act =>
  async (page) => {
    await page.getByRole(role, named(name)).filter({ visible: true }).first().click();
  };
export const press = pressRole('button');
export const pressOption = pressRole('option');
export const pressItem = pressRole('menuitem');

/** Presses a button of the top dialog. */
export const pressInFront =
  (name: Name): Act =>
  async (page) => {
    await (await topDialogOrPage(page)).getByRole('button', named(name)).first().click();
  };

export const pressKey =
  (key: string): Act =>
  async (page) => {
    await page.keyboard.press(key);
  };

export const openTab =
  (name: RegExp): Act =>
  async (page) => {
    await page.getByRole('tab', { name }).click();
  };

export const openChoice =
  (name: Name): Act =>
  async (page) => {
    await page.getByRole('combobox', named(name)).click();
    await page.getByRole('option').filter({ visible: true }).first().waitFor();
  };

/** Fills in fields of the top dialog by their labels. */
export const fill =
  (fields: Readonly<Record<string, string>>): Act =>
  async (page) => {
    const form = await topDialogOrPage(page);
    for (const [label, text] of Object.entries(fields)) {
      const field = form.getByRole('textbox', { name: new RegExp(`^${label}`) });
      await field.first().fill(text);
    }
  };

export const see =
  (text: Name): Act =>
  async (page) => {
    await page.getByText(text).filter({ visible: true }).first().waitFor();
  };

/** Waits for the title of the page, though its data may still load. */
export const seePage =
  (title: string): Act =>
  async (page) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };

export const seeDialog =
  (title: string): Act =>
  async (page) => {
    await page.getByRole('dialog', { name: title }).waitFor();
  };

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Holds a finger on a card, which starts selecting with it. */
async function holdCard(page: Page, index: number): Promise<void> {
  const card = page.locator('[data-row]').nth(index);
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
  await page.getByRole('region', { name: 'Valgte rækker' }).waitFor();
  await card.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true });
}

/** Selects the first row: by its checkbox, or on a phone by a long touch. */
export const selectRow: Act = async (page) => {
  if (isPhone(page)) return holdCard(page, 0);
  await page
    .getByRole('checkbox', { name: /^Vælg (?!alle)/ })
    .first()
    .check();
};

/** The sheet of filters on a phone. */
export const openFilters: Act = async (page) => {
  await page.getByRole('button', { name: /^Filtre/ }).click();
  await page.getByRole('button', { name: /^Vis \d/ }).waitFor();
};

/** Something to do with the whole list: a button, or on a phone a row of the sheet. */
export const listAction =
  (name: string): Act =>
  async (page) => {
    if (isPhone(page)) await openFilters(page);
    await page.getByRole('button', { name }).first().click();
  };

/** Opens the menu of the second row; on a phone that of the second card, once it is selected. */
export const openRowMenu: Act = async (page) => {
  if (isPhone(page)) {
    await holdCard(page, 1);
    await page.getByRole('button', { name: /^Handlinger for / }).click();
    await page.getByRole('menu').waitFor();
    return;
  }
  await page
    .getByRole('button', { name: /^Handlinger for / })
    .nth(1)
    .click();
  await page.getByRole('menu').waitFor();
};
