import { expect } from 'vitest';
import type { Locator } from 'playwright-core';

/** Half of what a finger needs, less the pixel on the edge. */
const reach = 21;

/** A touch up to 21 px above or below the middle of each of these is a touch on it (44 px). */
export async function expectTouchable(targets: Locator): Promise<void> {
  for (const target of await targets.all()) {
    const missed = await target.evaluate((element, by) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [-by, by].filter((offset) => {
        const hit = document.elementFromPoint(x, y + offset);
        return hit === null || !element.contains(hit);
      });
    }, reach);
    expect(missed, await target.innerText()).toEqual([]);
  }
}
