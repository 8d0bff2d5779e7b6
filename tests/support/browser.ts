import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** Unpacked on its first use. */
export function browserPath(): Promise<string> {
  return chromium.executablePath();
}

/**
 * Real Chromium, out of an npm package. Its own list of flags is left out: `--single-process` ends
 * the browser with the first context that is closed.
 */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
    headless: true,
  });
}
