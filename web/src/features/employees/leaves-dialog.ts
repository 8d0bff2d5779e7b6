import { useRef } from 'react';

import type { Place } from '../../ui/leaving.ts';

const opens = ({ search }: Place, name: string) => new URLSearchParams(search).has(name);

/**
 * Which moves leave a dialog that `name` in the address opens: not the settings over it. `close` is
 * the dialog's own way out, which has asked already.
 */
export function useLeavesDialog(name: 'new' | 'open', onClose: () => void) {
  const closing = useRef(false);
  const leaves = (from: Place, to: Place) =>
    !closing.current && (from.pathname !== to.pathname || !opens(to, name));
  const close = () => {
    closing.current = true;
    onClose();
  };
  return { leaves, close };
}
