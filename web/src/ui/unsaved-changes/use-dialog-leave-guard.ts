import { useRef } from 'react';

import type { PageLocation } from './leave-guards.ts';

const hasParam = ({ search }: PageLocation, name: string) => new URLSearchParams(search).has(name);

/**
 * useLeavesDialog(name, onClose) -> { leaves, close }: which moves leave a dialog that the parameter
 * `name` in the address opens (not another dialog over it), for its LeaveGuard. `close` is the
 * dialog's own way out, which has asked already.
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
