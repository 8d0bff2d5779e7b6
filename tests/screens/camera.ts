import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';

import { abortHeldRequests } from './answers.ts';
import { settleOf } from './settling.ts';
import { pictureName } from './shot.ts';
import type { Scheme, Shot, Width } from './shot.ts';

/** One opening of a screen; for both schemes where it follows a change of scheme. */
export interface Visit {
  readonly shot: Shot;
  readonly width: Width;
  readonly schemes: readonly Scheme[];
}

/** Takes the pictures of a visit; gives its faults, one line each. */
export type Camera = (visit: Visit) => Promise<readonly string[]>;

/** Uses one page for many visits, because opening a page is the slowest part. */
export async function openCamera(context: BrowserContext, folder: string): Promise<Camera> {
  const page = await context.newPage();
  const settled = settleOf(page);
  let faults: string[] = [];
  page.on('pageerror', (error) => void faults.push(`the page threw ${error.message}`));
  // The question whether to leave unsaved changes.
  page.on('dialog', (question) => void question.accept());
  const note = (error: unknown) => void faults.push(firstLines(error));
  return async (visit) => {
    const { shot, width } = visit;
    faults = [];
    const settle = shot.waiting ? () => page.waitForTimeout(WAITING_MS) : settled;
    // The picture shows what went wrong, so it is taken in any case.
    await open(page, visit, settle).catch(note);
    await takeAll(page, visit, folder, settle).catch(note);
    faults.push(...(await tooWideFault(page)));
    await resetPage(page);
    return faults.map((fault) => `${shot.role} ${shot.name} at ${width}: ${fault}`);
  };
}

/** Long enough for the loading state to be drawn. */
const WAITING_MS = 500;

type Settle = () => Promise<void>;

async function open(page: Page, { shot, width, schemes }: Visit, settle: Settle): Promise<void> {
  const [colorScheme = 'light'] = schemes;
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  await page.emulateMedia({ colorScheme });
  await shot.before?.(page);
  await page.goto(shot.path);
  if (shot.act === undefined) return;
  if (!shot.waiting) await settle();
  await shot.act(page);
  // No element should show its hover style.
  await page.mouse.move(0, 0);
}

async function takeAll(page: Page, visit: Visit, folder: string, settle: Settle): Promise<void> {
  const { shot, width, schemes } = visit;
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForFunction(isDrawnIn, scheme);
    await settle();
    if (shot.whole) await growWindow(page, width).then(settle);
    const path = join(folder, pictureName(shot, width, scheme));
    await page.screenshot({ path, animations: 'disabled' });
  }
}

/** Makes the window as high as the page, so that elements fixed at the bottom stay there. */
async function growWindow(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

const isDrawnIn = (scheme: Scheme) =>
  document.documentElement.getAttribute('data-mantine-color-scheme') === scheme;

async function tooWideFault(page: Page): Promise<readonly string[]> {
  const more = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return more > 0 ? [`${more} px wider than the window`] : [];
}

/** Removes intercepted routes and the draft of an invoice before the next visit. */
async function resetPage(page: Page): Promise<void> {
  await abortHeldRequests(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A page that is on its way elsewhere aborts the first one.
  await page.goto('/robots.txt').catch(() => page.goto('/robots.txt'));
  await page.evaluate(() => sessionStorage.clear());
}

function firstLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').slice(0, 3).join(' ');
}
