import { loadConsumers } from '@driftig/local-cloud/outbox/consumers';
import { startTestSite } from '@driftig/local-cloud/testing/harness';
import { startOutboxRunner } from '@driftig/local-cloud/outbox/outbox-runner';
import type { TestSite } from '@driftig/local-cloud/testing/test-cloud';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

import { launchBrowser } from './browser.ts';
import { testPassword, type Caller } from './company.ts';
import { noiseOf } from './noise.ts';

/** What the journeys of a file are played on: the built site, and a browser to come with. */
export interface Stage {
  readonly site: TestSite;
  /** Somebody's own browser: at a desk and in Danish where nothing else is said. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** Set up before the tests of the file, and taken down after them. */
export function openStage(start: () => Promise<TestSite> = () => startTestSite()): Stage {
  let site: TestSite | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    site = await start();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  const ready = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The stage is set up when the first test begins');
    return part;
  };
  return {
    get site() {
      return ready(site);
    },
    newContext: (options) =>
      ready(browser).newContext({
        baseURL: ready(site).url,
        viewport: { width: 1440, height: 900 },
        locale: 'da-DK',
        timezoneId: 'Europe/Copenhagen',
        reducedMotion: 'reduce',
        ...options,
      }),
  };
}

/** A site where what is to be mailed is mailed, as `npm start` does it. */
export function withMails(): Promise<TestSite> {
  return startTestSite({
    background: (env) =>
      startOutboxRunner(env, loadConsumers, (error) => expect.fail(String(error))),
  });
}

/** Logs the browser in without its screens, which journeys about something else need not walk. */
export async function enter(context: BrowserContext, caller: Caller): Promise<void> {
  await caller.session();
  const data = { email: caller.user.email, password: testPassword };
  expect((await context.request.post('/auth/login', { data })).ok()).toBe(true);
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser has complained of so far. */
  readonly noise: string[];
}

/** Somebody at a screen: a desk in the light scheme, a phone in the dark one. */
export async function visit(
  stage: Stage,
  caller: Caller,
  path: string,
  width: number,
): Promise<Visit> {
  const colorScheme = width < 768 ? 'dark' : 'light';
  const context = await stage.newContext({ viewport: { width, height: 900 }, colorScheme });
  await enter(context, caller);
  const page = await context.newPage();
  const noise = noiseOf(page);
  await page.goto(path);
  return { context, page, noise };
}
