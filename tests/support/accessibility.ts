import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The automatic checks for WCAG 2.2 A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The faults axe finds on the page as it is now, one line each: rule and element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Half a megabyte, so it is sent to each page only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    // axe cannot judge the contrast of a half faded element. A loader never stops turning.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const here = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await here.run({
      // None of these rules reads the style sheets, which are large.
      preload: false,
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, rules);
}
