import { useRef } from 'react';

import type { PageLocation } from './leave-guards.ts';

const hasParam = ({ search }: PageLocation, name: string) => new URLSearchParams(search).has(name);

/**
 * useDialogLeaveGuard(name, onClose) -> { leaves, close }, for the LeaveGuard of a dialog that the
 * URL parameter `name` opens. `leaves` is true for a navigation that removes the parameter or the
 * page. `close` is the dialog's own close, which has already asked and is not guarded.
 */
export function useDialogLeaveGuard(name: string, onClose: () => void) {
  const closing = useRef(false);
  const leaves = (from: PageLocation, to: PageLocation) =>
    !closing.current && (from.pathname !== to.pathname || !hasParam(to, name));
  const close = () => {
    closing.current = true;
    onClose();
  };
  return { leaves, close };
}
