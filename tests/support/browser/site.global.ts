import { ensureBuilt } from '@driftig/local-cloud/build/build-all';

import { browserProgram } from './chromium.ts';

/** Site, functions and browser are made ready once, before two files want them at the same time. */
export async function setup(): Promise<void> {
  await ensureBuilt();
  await browserProgram();
}
