// Loaded by the shell where something waits.
import { isReachable, onReachableChange } from '../../../api/connection.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { saveEntry } from '../entry/save-entry.ts';
import { sendWaiting, type Outcome } from './send-waiting.ts';
import { texts } from './texts.ts';
import { onWaitingChange, waitingHours, type WaitingHours } from './waiting-hours.ts';

/** The next try where the server was reached and could not take them. */
const PAUSE_MS = 60_000;

const send = ({ id, values, withTimes, writtenAt }: WaitingHours) =>
  saveEntry(values, {
    entry: undefined,
    withTimes,
    idempotencyKey: id,
    asManager: false,
    kept: { clientId: id, writtenAt },
  });

/** One tab sends at a time; the others leave it to it. Older browsers have no locks, and the id keeps the hours once. */
async function alone(task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return task();
  return locks.request('waiting-hours', { ifAvailable: true }, (lock) =>
    lock === null ? undefined : task(),
  );
}

function sayOutcome({ sent, refused }: Outcome): void {
  if (sent > 0) toastSuccess(texts.sent(sent));
  for (const { refusal = '' } of refused)
    toastFailure(texts.refused, { text: `${refusal} ${texts.mendThere}` });
}

/** Sends a user's waiting hours now, and each time the connection is back. Returns a function that stops it. */
export function startSending(userId: string): () => void {
  const store = waitingHours(userId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = async () => {
    clearTimeout(timer);
    if (store.all().every(({ refusal }) => refusal !== undefined)) return;
    const outcome = await sendWaiting(store, send);
    sayOutcome(outcome);
    if (outcome.isLeft) timer = setTimeout(run, PAUSE_MS);
  };
  const run = () => void alone(now);
  const onBack = () => {
    if (isReachable()) run();
  };
  const stops = [onReachableChange(onBack), onWaitingChange(onBack)];
  window.addEventListener('online', run);
  run();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('online', run);
  };
}
