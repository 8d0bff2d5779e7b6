/**
 * A session that ended while someone works: whoever shows the dialog registers here, and every call
 * that got 401 waits for the same answer. Without a dialog (start, landing page) nobody waits.
 */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let pending: Promise<boolean> | undefined;

export function onSessionEnded(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = undefined;
  };
}

/** True when the user has logged in again and the call may be repeated. */
export function logInAgain(): Promise<boolean> {
  if (ask === undefined) return Promise.resolve(false);
  pending ??= ask().finally(() => {
    pending = undefined;
  });
  return pending;
}
