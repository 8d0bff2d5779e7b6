import { useLayoutEffect } from 'react';

import { nextFocusInList } from './next-focus-in-list.ts';

/**
 * The element that had the focus when the dialog opened, and where the focus goes if it is gone.
 */
interface Opener {
  readonly element: Element;
  readonly fallback: (() => HTMLElement | undefined) | undefined;
}

function restoreFocus({ element, fallback }: Opener): void {
  const { activeElement, body } = document;
  if (element.isConnected && element !== body) {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    return;
  }
  // The opener is gone, for example with a deleted row, or the address opened the dialog. A focus
  // that the user has moved is left alone.
  if (activeElement !== null && activeElement !== body) return;
  const around = () =>
    document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
  (fallback?.() ?? around())?.focus({ preventScroll: true });
}

/**
 * Focus to restore after the dialog that just closed. A dialog that replaces it in the same tick
 * inherits its opener.
 */
let pendingRestore: { readonly opener: Opener; readonly timer: number } | undefined;

function claimOpener(): Opener | undefined {
  if (pendingRestore) {
    clearTimeout(pendingRestore.timer);
    const { opener } = pendingRestore;
    pendingRestore = undefined;
    return opener;
  }
  const { activeElement: element } = document;
  return element === null ? undefined : { element, fallback: nextFocusInList(element) };
}

function scheduleRestore(opener: Opener): void {
  const timer = window.setTimeout(() => {
    pendingRestore = undefined;
    restoreFocus(opener);
  });
  pendingRestore = { opener, timer };
}

/**
 * useReturnFocus(opened): returns the focus to the element that opened a dialog, also when the
 * dialog is unmounted without being closed.
 */
export function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    const opener = opened ? claimOpener() : undefined;
    return opener && (() => scheduleRestore(opener));
  }, [opened]);
}
