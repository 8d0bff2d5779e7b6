import { useId, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface OpenDialog {
  readonly id: string;
  readonly element: RefObject<HTMLDivElement | null>;
}

/** The open dialogs, the top one last. */
const openDialogs: OpenDialog[] = [];

/**
 * Only the top dialog can be reached, by keyboard, pointer or screen reader: the page and the dialogs
 * below it are inert. What floats above them, such as toasts and lists of options, is beside the page.
 */
function closeOffBelow(): void {
  document.getElementById('root')?.toggleAttribute('inert', openDialogs.length > 0);
  for (const { element } of openDialogs)
    element.current?.toggleAttribute('inert', element !== openDialogs.at(-1)?.element);
}

/**
 * useIsTopDialog(opened) -> { ref, isOnTop }: `ref` is of the dialog's root, what is below the topmost
 * dialog cannot be reached, and all open dialogs get the Esc key, on which only the topmost may act.
 */
export function useIsTopDialog(opened: boolean) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const own = { id, element: ref };
    openDialogs.push(own);
    closeOffBelow();
    return () => {
      openDialogs.splice(openDialogs.lastIndexOf(own), 1);
      closeOffBelow();
    };
  }, [opened, id]);
  return { ref, isOnTop: () => openDialogs.at(-1)?.id === id };
}
