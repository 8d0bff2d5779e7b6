import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import type { Page } from 'playwright-core';

// A third of the whole one, which each page has to compile.
const minified = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const source = readFileSync(minified, 'utf8');

/** The automatic checks for WCAG 2.2 A and AA. */
const checks = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  /** The rules whose result can differ between colour schemes. */
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/** The faults axe finds on the page as it is now, one line each: rule and element. */
export async function accessibilityFaults(
  page: Page,
  which: keyof typeof checks = 'all',
): Promise<string[]> {
  // Half a megabyte, so it is sent to each page only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async ({ type, values }) => {
    // axe cannot judge the contrast of a half faded element. A loader never stops turning.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const here = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await here.run({
      // None of these rules reads the style sheets, which are large.
      preload: false,
      runOnly: { type, values: [...values] },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, checks[which]);
}
