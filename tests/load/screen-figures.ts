import { startTestSite } from '@driftig/local-cloud/testing/harness';
import { launchBrowser } from '@driftig/tests/support/browser/browser';
import {
  createCompany,
  testPassword,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import type { Page } from 'playwright-core';

import type { Figure } from './figures.ts';

/** How much slower the processor of a cheap phone is. */
const slowdown = 4;

/** Opens a wide window of a new Pro company's owner, measures in it, and prints the figures as JSON. */
export async function printScreenFigures(
  seed: (company: TestCompany) => Promise<void>,
  measure: (page: Page) => Promise<Figure[]>,
): Promise<void> {
  const site = await startTestSite();
  const browser = await launchBrowser();
  try {
    const company = await createCompany({ plan: 'pro' });
    await company.owner.session();
    await seed(company);
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
      locale: 'da-DK',
    });
    const data = { email: company.owner.user.email, password: testPassword };
    await context.request.post('/auth/login', { data });
    process.stdout.write(JSON.stringify(await measure(await context.newPage())));
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Measures on a processor that is four times slower. */
export async function whileSlow<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured = await measure();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return measured;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The longest time between two frames, and the longest task over 50 ms, while something is done in the page. */
export async function frameFigures(
  page: Page,
  screen: string,
  act: () => Promise<void>,
): Promise<Figure[]> {
  await page.evaluate(watchFrames);
  await act();
  const { longest, longestTask } = await page.evaluate(() => {
    const watched = globalThis as unknown as { gaps: number[]; tasks: number[] };
    return { longest: Math.max(0, ...watched.gaps), longestTask: Math.max(0, ...watched.tasks) };
  });
  return [
    { name: `${screen}: longest frame while dragging`, measured: longest, unit: 'ms', target: 50 },
    { name: `${screen}: longest task over 50 ms meanwhile`, measured: longestTask, unit: 'ms' },
  ];
}

/** Runs in the page: collects the time between frames, and tasks over 50 ms. */
function watchFrames(): void {
  const gaps: number[] = [];
  const tasks: number[] = [];
  Object.assign(globalThis, { gaps, tasks });
  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}
