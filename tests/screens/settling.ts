import type { Page, Request } from 'playwright-core';

const QUIET_MS = 250;
const LONGEST_MS = 30_000;

/** Returns a wait until all requests are answered and the page has stopped changing. */
export function settleOf(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const done = (request: Request) => void pending.delete(request);
  page.on('request', (request) => {
    // Requests of the previous page do not count.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return async () => {
    const end = performance.now() + LONGEST_MS;
    do {
      if (performance.now() > end) throw new Error('The page does not come to rest.');
      await page.evaluate(untilStill, { quietMs: QUIET_MS, longestMs: LONGEST_MS });
    } while (pending.size > 0);
  };
}

/** Runs in the page: waits until no loader is shown and nothing has changed for `quietMs`. */
function untilStill({ quietMs, longestMs }: { quietMs: number; longestMs: number }): Promise<void> {
  const waits = '[aria-busy="true"], [aria-label^="Indlæser"]';
  const isThere = () =>
    document.querySelector('#root *') !== null &&
    document.querySelector(waits) === null &&
    document.fonts.status === 'loaded';
  return new Promise((resolve, reject) => {
    let still = 0;
    const watch = new MutationObserver(() => (still = 0));
    watch.observe(document, { attributes: true, childList: true, subtree: true });
    const step = 50;
    const began = performance.now();
    const look = setInterval(() => {
      still = isThere() ? still + step : 0;
      const late = performance.now() - began > longestMs;
      if (still < quietMs && !late) return;
      clearInterval(look);
      watch.disconnect();
      if (late) reject(new Error('The page still says that it is waiting.'));
      else resolve();
    }, step);
  });
}
