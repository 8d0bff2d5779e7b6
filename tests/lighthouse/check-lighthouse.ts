import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadDemoCompany } from '@driftig/local-cloud/demo/load-demo';
import { demoLogins } from '@driftig/local-cloud/demo/logins';
import { makeCertificate } from '@driftig/local-cloud/https/certificate';
import { localDir } from '@driftig/local-cloud/repository-folders';
import { startTestSite } from '@driftig/local-cloud/testing/harness';
import { chromium } from 'playwright-core';

import { startChrome, type Chrome } from './chrome.ts';
import { find, loadLighthouse, type Finding } from './lighthouse.ts';

/**
 * `npm run check:lighthouse`: Lighthouse as a phone on the built site with the demo company, over HTTP/2 and compressed
 * as CloudFront serves it; each page with an empty cache and again with a full one. What follows the command are names
 * of pages, and how often each is loaded (`-- --runs=3 timesheet`); the middle one counts. Reports are kept in
 * `.local/lighthouse/reports/`, to open in Lighthouse's viewer.
 */
const pages = [
  { name: 'landing', path: '/', role: undefined },
  { name: 'timesheet', path: '/timereg', role: 'employee' },
  { name: 'my-dashboard', path: '/dashboard', role: 'employee' },
  { name: 'dashboard', path: '/dashboard', role: 'owner' },
  { name: 'invoices', path: '/invo', role: 'owner' },
  { name: 'invoice-create', path: '/increate', role: 'owner' },
  { name: 'orders', path: '/order', role: 'owner' },
  { name: 'board', path: '/taskboard', role: 'owner' },
  { name: 'planner', path: '/planner', role: 'owner' },
] as const;
type Page = (typeof pages)[number];

const leastPerformance = 95;
const reports = join(localDir, 'lighthouse', 'reports');
const say = (line: string) => process.stdout.write(`${line}\n`);

const runs = Number(process.argv.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 1);
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const chosen = pages.filter(({ name }) => names.length === 0 || names.includes(name));

const lighthouse = await loadLighthouse();
if (lighthouse === undefined) process.exitCode = 1;
else await check(lighthouse);

async function check(run: NonNullable<typeof lighthouse>): Promise<void> {
  const site = await startTestSite({ certificate: makeCertificate(new Date()) });
  try {
    await loadDemoCompany(new Date().toISOString());
    await mkdir(reports, { recursive: true });
    say('page            cache  perf  largest   blocked  shift  a11y  machine');
    for (const page of chosen) await checkPage(run, site.url, page);
  } finally {
    await site.stop();
  }
}

/** In a browser of its own, so that its first cache is empty. */
async function checkPage(
  run: NonNullable<typeof lighthouse>,
  url: string,
  page: Page,
): Promise<void> {
  const chrome = await startChrome();
  try {
    await logIn(chrome, url, page);
    for (const cache of ['cold', 'warm'] as const) {
      const middle = middleOf(await findings(run, { chrome, url, page, cache }));
      say(lineOf(page.name, cache, middle));
      if (middle.performance < leastPerformance || middle.accessibility < 100) process.exitCode = 1;
    }
  } finally {
    await chrome.stop();
  }
}

interface Visit {
  readonly chrome: Chrome;
  readonly url: string;
  readonly page: Page;
  readonly cache: 'cold' | 'warm';
}

/** One after another: two at a time would slow each other down. */
async function findings(
  run: NonNullable<typeof lighthouse>,
  { chrome, url, page, cache }: Visit,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (let count = 0; count < runs; count += 1) {
    const options = { port: chrome.port, keepCache: cache === 'warm' };
    const { finding, report } = await find(run, url + page.path, options);
    found.push(finding);
    await writeFile(join(reports, `${page.name}-${cache}.json`), report);
  }
  return found;
}

/** The session's cookies stay in the profile that Lighthouse uses. */
async function logIn(chrome: Chrome, url: string, { role }: Page): Promise<void> {
  if (role === undefined) return;
  const { email, password } = demoLogins.find((one) => one.role === role) ?? {};
  const browser = await chromium.connectOverCDP(chrome.endpoint);
  const [profile] = browser.contexts();
  const answer = await profile?.request.post(`${url}/auth/login`, {
    data: { email, password },
    headers: { origin: url },
    ignoreHTTPSErrors: true,
  });
  if (answer?.ok() !== true) throw new Error(`The ${role} cannot log in: ${answer?.status()}`);
  await browser.close();
}

function middleOf(findings: readonly Finding[]): Finding {
  const sorted = findings.toSorted((one, other) => one.performance - other.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

function lineOf(page: string, cache: string, finding: Finding): string {
  return [
    page.padEnd(15),
    cache.padEnd(5),
    String(finding.performance).padStart(5),
    `${(finding.largestPaint / 1000).toFixed(2)} s`.padStart(8),
    `${finding.blocked.toFixed(0)} ms`.padStart(9),
    finding.shift.toFixed(3).padStart(6),
    String(finding.accessibility).padStart(5),
    finding.machine.toFixed(0).padStart(8),
  ].join(' ');
}
