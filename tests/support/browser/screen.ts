import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';

import { accessibilityFaults } from './accessibility.ts';
import { testPassword, type Caller } from '../company/company.ts';
import { giveBackWindow, setUpSite, site, takeWindow } from './site.ts';
import { emptyPage, type WindowOptions } from './windows.ts';

/**
 * The running test's page, opened last, and its browser window. A worker runs one test at a time,
 * so there is one current page.
 */
export let page: Page;
export let context: BrowserContext;

let opened: BrowserContext[] = [];
let hears = false;
let noise: string[] = [];
let allowed: RegExp[] = [];

interface Watching {
  /** Whether refused requests fail the tests, too. Many journeys provoke them: false by default. */
  readonly refusalsFail?: boolean;
  /** Whether pages hear what others change: only where that is looked at. False by default. */
  readonly hearsOthers?: boolean;
}

/**
 * Called at the top of a journey file. After each test its browser windows are closed, and errors
 * and warnings in their consoles fail it.
 */
export function setUpScreens({ refusalsFail = false, hearsOthers = false }: Watching = {}): void {
  setUpSite();
  beforeEach(() => {
    opened = [];
    hears = hearsOthers;
    noise = [];
    allowed = [offlineSocket, blockedWorker, ...(refusalsFail ? [] : [refusedRequest])];
  });
  afterEach(async () => {
    await Promise.all(opened.map(giveBackWindow));
    const faults = noise.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    expect(faults.join('\n'), 'errors and warnings in the console').toBe('');
  });
}

/** Chromium itself writes down every refused request. */
export const refusedRequest = /^Failed to load resource/;

/** And every socket that it cannot open without a connection, and workers that windows.ts blocks. */
const offlineSocket = /^WebSocket connection to .* net::ERR_INTERNET_DISCONNECTED$/;
const blockedWorker = /^Service Worker registration blocked by Playwright$/;

/** The running test provokes lines like this in the console. */
export function allowInConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/** User and settings of a browser window. */
interface Visitor extends Omit<WindowOptions, 'viewport'> {
  /** The user who is logged in; without it a visitor without a session. */
  readonly as?: Caller;
  /** In px, 1440 by default. Below 768 it is a phone, in the dark scheme. */
  readonly width?: number;
}

/** Opens a path in a browser window of its own. */
export async function openScreen(path: string, visitor: Visitor = {}): Promise<void> {
  await openWindow(visitor);
  await page.goto(path);
}

/** A browser window with an empty page, for what must be set up before the first request. */
export async function openWindow({ as, width = 1440, ...options }: Visitor = {}): Promise<void> {
  const colorScheme = width < 768 ? 'dark' : 'light';
  const viewport = { width, height: 900 };
  context = await takeWindow({ viewport, colorScheme, hearsOthers: hears, ...options });
  opened.push(context);
  if (as !== undefined) await logInQuietly(context, as);
  page = context.pages()[0] ?? (await context.newPage());
  if (as !== undefined) await rememberRole(as);
  watchConsole(page);
}

async function rememberRole({ user: { role } }: Caller): Promise<void> {
  if (!page.url().startsWith(site().url)) await page.goto(emptyPage);
  await page.evaluate((known) => localStorage.setItem('session', known), role);
}

/** Makes another page of the test the current one. */
export function lookAt(other: Page): void {
  page = other;
  context = other.context();
}

/** Collects the page's errors and its errors and warnings in the console from now on. */
function watchConsole(watched: Page): void {
  const lines = noise;
  watched.on('pageerror', (error) => lines.push(String(error)));
  watched.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
}

/** Console lines of this test's windows so far. */
export const consoleLines = (): readonly string[] => noise;

/** Gives the browser window a session without the login screen, which has its own journeys. */
export async function logInQuietly(window: BrowserContext, caller: Caller): Promise<void> {
  const cookies = Object.entries(await caller.newSession());
  // The cookies are for encrypted pages alone, as which Chromium counts those of this machine.
  const url = site().url.replace('http:', 'https:');
  await window.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
}

/**
 * Does `act` as the page sends its first request to a path. What the page asks for by itself in the
 * meantime would otherwise be the first to learn that the session is another one.
 */
export async function asItIsSent(path: string, act: () => Promise<unknown>): Promise<void> {
  const actAndSend = async (route: Route) => {
    await act();
    await route.continue();
  };
  await page.route(`**${path}`, actAndSend, { times: 1 });
}

/** Fills in the login dialog of the front page and sends it. */
export async function logInAtFrontPage(email: string, password = testPassword): Promise<void> {
  await page.goto('/');
  await button('Log ind').click();
  await dialog()
    .getByLabel(/E-mail/)
    .fill(email);
  await dialog()
    .getByRole('textbox', { name: /Adgangskode/ })
    .fill(password);
  await page.keyboard.press('Enter');
}

/** axe finds no fault (WCAG 2.2 AA) on the page as it is now. */
export async function expectAccessible(): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

export const button = (name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
export const dialog = () => page.getByRole('dialog').filter({ visible: true });
export const menuItem = (name: string | RegExp) => page.getByRole('menuitem', { name });
/** The button of the open dialog with exactly this name. */
export const dialogButton = (name: string) => dialog().getByRole('button', { name, exact: true });
/** URL by the page itself: the browser reports a change a moment later. */
export const address = async () => new URL(await page.evaluate(() => location.href));
const isPhone = () => (page.viewportSize()?.width ?? 0) < 768;

/** Holds a finger on a card, which starts selecting with it. */
export async function holdCard(name: string): Promise<void> {
  const touch = { pointerType: 'touch', isPrimary: true };
  await rowOf(name).dispatchEvent('pointerdown', touch);
  await page.getByRole('checkbox', { name: 'Vælg ', checked: true }).first().waitFor();
  await rowOf(name).dispatchEvent('pointerup', touch);
}

/** The button of a row's actions; on a phone they are in the bar, once the row is chosen. */
export async function actionsOf(name: string): Promise<Locator> {
  const actions = page
    .getByRole('button', { name: new RegExp(`^Handlinger for .*${name}`) })
    .first();
  await rowOf(name).waitFor();
  if (isPhone() && !(await actions.isVisible())) await holdCard(name);
  return actions;
}

/** Opens the sheet of filters, order and what else there is to do with a list on a phone. */
export async function openFilters(): Promise<void> {
  await button(/^Filtre/).click();
  await dialog()
    .getByRole('button', { name: /^Vis \d/ })
    .waitFor();
}

/** Shows the rows of a status: by its tab, or on a phone by its chip. */
export async function showStatus(label: string): Promise<void> {
  if (!isPhone()) return page.getByRole('tab', { name: new RegExp(`^${label}`) }).click();
  await openFilters();
  await dialog()
    .locator('label')
    .filter({ hasText: new RegExp(`^${label}`) })
    .click();
  await dialog()
    .getByRole('button', { name: /^Vis \d/ })
    .click();
  await dialog().waitFor({ state: 'detached' });
}

/** The row of a table, or the card on a phone. */
export const rowOf = (name: string) =>
  page.locator('main').locator('tr, li').filter({ hasText: name }).first();
export const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);
