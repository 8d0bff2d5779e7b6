import type { Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element, after it was scrolled into view. */
export async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The element is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse, in steps as a hand does. */
export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** A finger on the screen, as the browser itself sees it: it scrolls unless the page keeps it from that. */
export async function fingerOn(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => send('touchStart', [at]),
    async move(from: Point, to: Point) {
      for (let step = 1; step <= 6; step += 1) {
        const part = step / 6;
        await send('touchMove', [
          { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        ]);
      }
    },
    up: () => send('touchEnd', []),
  };
}
