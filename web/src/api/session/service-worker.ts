/** The only file that registers the site's service worker: code for the time without a connection, and push. */
import { takeOver } from '@driftig/contracts/edge/take-over';

const address = '/service-worker.js';

export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(address);

/**
 * Registers it, or where it is, has the browser look for a newer one. One that waits takes over now: this page is new,
 * and other pages find the files of theirs on the server.
 */
export async function keepCode(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { waiting } = await registerWorker();
    waiting?.postMessage(takeOver, []);
  } catch {
    // Such as a private window of Firefox: the page works as before, with a connection.
  }
}
