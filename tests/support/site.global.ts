import { ensureBuilt } from '@driftig/local-cloud/build/build-all';

import { browserPath } from './browser.ts';

/** Site, functions and browser are made ready once, before two files want them at the same time. */
export async function setup(): Promise<void> {
  await ensureBuilt();
  await browserPath();
}
