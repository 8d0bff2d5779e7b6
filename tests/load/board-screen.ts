/** `node tests/load/board-screen.ts`: the screen of a board of 2,000 tasks; prints its figures as JSON. */
import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import { middleOf } from '@driftig/tests/support/browser/drag';
import type { Page } from 'playwright-core';

import type { Figure } from './figures.ts';
import { frameFigures, median, printScreenFigures, whileSlow } from './screen-figures.ts';
import { seedBoard } from './seed-board.ts';

/** Visits of which the median counts. */
const visits = 5;

await ensureBuilt(() => undefined);
await printScreenFigures(seedBoard, async (page) => [
  ...(await paintFigures(page)),
  ...(await dragFigures(page)),
]);

/** Visits with the code in the browser's cache. */
async function paintFigures(page: Page): Promise<Figure[]> {
  await open(page);
  const [paints, cards]: [number[], number[]] = [[], []];
  await whileSlow(page, async () => {
    for (let visit = 0; visit < visits; visit += 1) {
      await open(page);
      cards.push(await page.evaluate(() => performance.now()));
      paints.push(
        await page.evaluate(
          () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        ),
      );
    }
  });
  return [
    { name: 'First paint, 4 times slower', measured: median(paints), unit: 'ms', target: 1000 },
    { name: 'Cards there, 4 times slower', measured: median(cards), unit: 'ms' },
  ];
}

async function open(page: Page): Promise<void> {
  await page.goto('/genereltasks');
  await page.getByRole('article').first().waitFor({ timeout: 60_000 });
}

/** A card is dragged over the board by mouse. */
async function dragFigures(page: Page): Promise<Figure[]> {
  await open(page);
  const from = await middleOf(page.getByRole('article').first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 4 });
  await page.locator('[data-lifted]').waitFor();
  const figures = await frameFigures(page, 'Board', async () => {
    for (let step = 1; step <= 60; step += 1)
      await page.mouse.move(from.x + step * 14, from.y + 60 * Math.sin(step / 6));
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return figures;
}
