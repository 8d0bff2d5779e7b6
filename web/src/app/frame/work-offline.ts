import type { SessionUser } from '@driftig/contracts/auth/session';

import { isReachable, onReachableChange } from '../../api/connection.ts';
import { rememberUser } from '../../api/session/remembered-user.ts';
import { keepCode } from '../../api/session/service-worker.ts';
import { hasWaiting } from '../../api/session/waiting.ts';
import { runWhenSpare } from '../../ui/loading/run-when-spare.ts';

/** Leaves network and CPU to the first screen; a visit of a few seconds keeps nothing, nor one that only looks. */
const DELAY_MS = 4000;

/**
 * Makes the page work without a connection: keeps its code and its user once the screen has settled, and sends
 * waiting hours. Returns a function that stops it.
 */
export function workOffline(user: SessionUser): () => void {
  let isOver = false;
  let stopSending: (() => void) | undefined;
  let isSending = false;
  const keep = async () => {
    if (rememberUser(user)) await keepCode();
  };
  const send = async () => {
    if (isSending || !hasWaiting(user.id)) return;
    isSending = true;
    const { startSending } = await import('../../features/time/outbox/sender.ts');
    if (!isOver) stopSending = startSending(user.id);
  };
  // Code that cannot be fetched now is fetched by the next page, or when the connection is back again.
  const later = (task: () => Promise<void>) => () => void task().catch(() => (isSending = false));
  const onBack = () => {
    if (isReachable() || navigator.onLine) later(send)();
  };
  onBack();
  window.addEventListener('online', onBack);
  const timer = setTimeout(() => stops.push(runWhenSpare(later(keep))), DELAY_MS);
  const stops = [
    () => clearTimeout(timer),
    onReachableChange(onBack),
    () => window.removeEventListener('online', onBack),
    () => stopSending?.(),
  ];
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
