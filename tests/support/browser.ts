import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** Path of the executable, which is unpacked on first use. */
export function browserPath(): Promise<string> {
  return chromium.executablePath();
}

/**
 * Chromium from an npm package, without the flags the package suggests: `--single-process` ends the
 * browser with the first context that is closed.
 */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
    headless: true,
  });
}
