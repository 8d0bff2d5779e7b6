import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { webOutDir } from '@driftig/local-cloud/repository-folders';
import { expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import { openWindow, page, setUpScreens } from '../support/browser/screen.ts';

setUpScreens();

const beforePaint = readFileSync(join(webOutDir, 'before-paint.js'), 'utf8');

/** As a browser without these functions: they are taken away before any code of the page runs. */
const takeAway = (...functions: readonly string[]) =>
  page.route('**/before-paint.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${functions.map((one) => `delete ${one};`).join('')}\n${beforePaint}`,
    }),
  );

test.each(['/', '/dashboard'])(
  'a browser that is too old says so in Danish at %s, and runs nothing else',
  async (path) => {
    await openWindow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await takeAway('ArrayBuffer.prototype.resize');
    await page.goto(path);
    await page.getByRole('heading', { name: 'Din browser er for gammel til Driftig' }).waitFor();
    await page.getByText('fra iOS 16.4', { exact: false }).waitFor();
    await expect.poll(() => page.locator('#root').count()).toBe(0);
    expect(asked).not.toContain('/auth/check-auth');
  },
);

test('the oldest browsers get what they lack and show the product', async () => {
  const { owner } = await createCompany({ plan: 'starter' });
  await openWindow({ as: owner });
  await takeAway(
    'AbortSignal.any',
    'URL.canParse',
    'Map.groupBy',
    'Promise.withResolvers',
    'Element.prototype.checkVisibility',
  );
  await page.goto('/vacat');
  await page.getByRole('heading', { level: 1, name: 'Vacation' }).waitFor();
  await expect.poll(() => page.evaluate(() => URL.canParse('https://driftig.dk'))).toBe(true);
});
