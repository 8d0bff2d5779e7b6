/**
 * Which toast says that an act failed: it goes when the act is done after all, and gives way to that of the next
 * failure. An act is a change, by a name of its own.
 */
let failed: string | undefined;
const toasts = new Map<string, string>();

export function hideToast(id: string): void {
  void import('./toast-host.tsx').then(({ notifications }) => notifications.hide(id));
}

/** To be called with each act's outcome. */
export function noteOutcome(act: string, isDone: boolean): void {
  if (!isDone) return noteFailure(act);
  hideIfShown(toasts.get(act));
  toasts.delete(act);
}

const hideIfShown = (id: string | undefined) => (id === undefined ? undefined : hideToast(id));

/** A toast in the same task is of this failure. With two failures in one task it is not known which. */
function noteFailure(act: string): void {
  failed = failed === undefined || failed === act ? act : '';
  setTimeout(() => {
    failed = undefined;
  });
}

/** Keeps a toast as that of the act that just failed, in place of the one of its failure before. */
export function keepToast(id: string): void {
  if (!failed) return;
  hideIfShown(toasts.get(failed));
  toasts.set(failed, id);
}
