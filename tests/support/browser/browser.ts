import { chromium, type Browser } from 'playwright-core';

import { browserProgram } from './chromium.ts';

/**
 * Chromium from an npm package, without the flags the package suggests: `--single-process` ends the
 * browser with the first context that is closed.
 */
export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await browserProgram();
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--font-render-hinting=none'],
    headless: true,
  });
}
