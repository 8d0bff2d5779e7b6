import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { startTestSite } from '@driftig/local-cloud/harness';
import { localDir } from '@driftig/local-cloud/repository';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { launchBrowser } from '../support/browser.ts';
import { shots, type Shot } from './shots.ts';

const widths = [360, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;
const folder = join(localDir, 'screens');
const only = process.argv[2];
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run screens [-- <part of a name>]`: every screen into .local/screens. */
const site = await startTestSite();
const { demoLogins, loadDemoCompany } = await import('@driftig/local-cloud/demo/load-demo');
const { demoPassword } = await import('@driftig/local-cloud/demo/people');
const browser = await launchBrowser();
try {
  say('Demo company ...');
  await loadDemoCompany(new Date().toISOString());
  if (only === undefined) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const wanted = shots.filter(({ name }) => only === undefined || name.includes(only));
  for (const role of new Set(wanted.map((shot) => shot.role)))
    await shootRole(
      browser,
      wanted.filter((shot) => shot.role === role),
    );
  say(`${wanted.length * widths.length * schemes.length} pictures in ${folder}`);
} finally {
  await browser.close();
  await site.stop();
}

async function shootRole(inBrowser: Browser, of: readonly Shot[]): Promise<void> {
  for (const colorScheme of schemes) {
    const context = await inBrowser.newContext({
      baseURL: site.url,
      colorScheme,
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
      reducedMotion: 'reduce',
    });
    const [{ role } = { role: 'anonymous' as const }] = of;
    if (role !== 'anonymous') await logIn(context, role);
    for (const shot of of)
      for (const width of widths) await shoot(context, shot, width, colorScheme);
    await context.close();
  }
}

type LoggedIn = Exclude<Shot['role'], 'anonymous'>;

async function logIn(context: BrowserContext, role: LoggedIn): Promise<void> {
  const demo = demoLogins.find((one) => one.role === role);
  const { email, password } = demo ?? (await register(context, role));
  await post(context, '/auth/login', { email, password });
  const welcome = { fullName: 'Nete Nymand', phone: '86 00 00 00', mobile: '20 00 00 00' };
  if (role === 'founder') await post(context, '/upd/updFirstUserInfo', welcome);
}

/** A company of its own, where the first-time forms are still ahead. */
async function register(context: BrowserContext, role: LoggedIn) {
  const login = { email: `${role}-${Date.now()}@nyt-firma.dk`, password: demoPassword };
  await post(context, '/auth/register', { ...login, companyName: 'Nyt Firma ApS', plan: 'pro' });
  return login;
}

async function post(context: BrowserContext, path: string, data: object): Promise<void> {
  const answer = await context.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
}

async function shoot(
  context: BrowserContext,
  shot: Shot,
  width: number,
  scheme: string,
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  await page.goto(shot.path);
  await settled(page);
  await shot
    .act?.(page)
    .catch((error: unknown) => say(`${shot.name} at ${width}: ${String(error)}`));
  await settled(page);
  const path = join(folder, `${shot.role}-${shot.name}-${width}-${scheme}.png`);
  await page.screenshot({ path, fullPage: shot.name === 'landing', animations: 'disabled' });
  await page.close();
}

/** Nothing on the page says that it is still waiting, in two looks a moment apart. */
async function settled(page: Page): Promise<void> {
  await looksSettled(page);
  await looksSettled(page);
}

async function looksSettled(page: Page): Promise<void> {
  await page.waitForTimeout(150);
  await page.waitForFunction(
    () =>
      document.querySelector('#root *') !== null &&
      document.querySelector('[aria-busy="true"], [aria-label^="Indlæser"]') === null &&
      document.fonts.status === 'loaded',
  );
}
