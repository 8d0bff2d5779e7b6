/**
 * Logging in again when the session ends during work. The dialog registers a handler here, and all
 * calls that got a 401 wait for the same answer. Without a handler (at start, on public pages) no
 * call waits.
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

/** Resolves to true when the user has logged in again and the call can be repeated. */
export function logInAgain(): Promise<boolean> {
  if (ask === undefined) return Promise.resolve(false);
  pending ??= ask().finally(() => {
    pending = undefined;
  });
  return pending;
}
