/**
 * `node tests/load/table-frames.ts`: opens the customers' table with 10,000 rows in Chromium and
 * measures the longest task while it is sorted, searched, paged and scrolled.
 */
import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import { startTestSite } from '@driftig/local-cloud/testing/harness';
import { launchBrowser } from '@driftig/tests/support/browser/browser';
import { createCompany, testPassword } from '@driftig/tests/support/company/company';
import type { Page } from 'playwright-core';
import { ulid } from 'ulid';

const count = 10_000;
const towns = ['Aarhus C', 'Ærøskøbing', 'Ølgod', 'Ålbæk', 'Vejle', 'Odense C', 'Hobro'];
const say = (line: string) => process.stdout.write(`${line}\n`);

const customerValues = (n: number) => ({
  company: `Kunde ${(n * 7919) % count}`,
  town: towns[n % towns.length] ?? '',
  email: `kunde${n}@firma.dk`,
  phone: String(20_000_000 + n),
});

await ensureBuilt(() => say('Building ...'));
const site = await startTestSite();
const browser = await launchBrowser();
try {
  const company = await createCompany({ plan: 'pro' });
  await company.owner.session();
  for (let from = 0; from < count; from += 90)
    await company.store.commit({
      writes: company.store.records.insert(
        'customers',
        Array.from({ length: Math.min(90, count - from) }, (_, index) => ({
          id: ulid(),
          values: customerValues(from + index),
          at: '2026-11-12T10:00:00Z',
        })),
      ),
      audit: { action: 'records.created', subject: 'bench' },
    });
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    locale: 'da-DK',
  });
  const data = { email: company.owner.user.email, password: testPassword };
  await context.request.post('/auth/login', { data });
  const page = await context.newPage();
  await page.goto('/customers');
  await page.getByText('af 10.000').or(page.getByText('af 10000')).waitFor({ timeout: 120_000 });
  await page.getByText('Henter').first().waitFor({ state: 'detached', timeout: 120_000 });
  await watchLongTasks(page);
  await measureLongestTask(page, 'sort by name', () => sort(page, 'Virksomhed'));
  await measureLongestTask(page, 'sort by town', () => sort(page, 'By'));
  await measureLongestTask(page, 'turn the sort', () => sort(page, 'By'));
  await measureLongestTask(page, 'search', () =>
    page.getByPlaceholder(/^Søg i kunder/).pressSequentially('øl kunde 12'),
  );
  await measureLongestTask(page, 'take the search away', () =>
    page.getByPlaceholder(/^Søg i kunder/).fill(''),
  );
  await measureLongestTask(page, 'next pages', async () => {
    for (let n = 0; n < 5; n += 1) await page.getByRole('button', { name: 'Næste' }).click();
  });
  await measureLongestTask(page, '40 rows', () => page.getByLabel(/pr\. side/).selectOption('40'));
  await measureLongestTask(page, 'scroll', async () => {
    for (let n = 0; n < 10; n += 1) await page.mouse.wheel(0, 200);
  });
} finally {
  await browser.close();
  await site.stop();
}

async function sort(page: Page, header: string): Promise<void> {
  await page.getByRole('columnheader', { name: header }).getByRole('button').click();
}

/** Collects the long tasks (over 50 ms) that Chromium reports. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

async function measureLongestTask(
  page: Page,
  what: string,
  act: () => Promise<unknown>,
): Promise<void> {
  await act();
  const longest = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)));
    const { tasks } = globalThis as unknown as { tasks: number[] };
    return Math.max(0, ...tasks.splice(0));
  });
  say(`${what.padEnd(24)} ${longest === 0 ? 'no task over 50 ms' : `${longest.toFixed(0)} ms`}`);
}
