import { expect } from 'vitest';

import { menuItem, page } from './screen.ts';

/** Presses Enter on an item of the open menu, once the menu has moved the focus into itself. */
export async function pressMenuItem(name: string): Promise<void> {
  const hasTakenFocus = () =>
    page.evaluate(() => document.activeElement?.closest('[role="menu"]') instanceof Element);
  await expect.poll(hasTakenFocus).toBe(true);
  await menuItem(name).press('Enter');
}
