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
    // Without a locale of its own the browser names no file by its Danish letters.
    env: { ...process.env, ...env, LC_ALL: 'C.UTF-8' },
    args: ['--no-sandbox', '--font-render-hinting=none'],
    headless: true,
  });
}
