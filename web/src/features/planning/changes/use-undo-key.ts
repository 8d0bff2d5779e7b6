import { useEffect, useEffectEvent } from 'react';

import { isOverlayOpen } from '../../../ui/overlay/is-overlay-open.ts';

/** Calls `undo` at Ctrl+Z, or Cmd+Z, outside fields and dialogs; it answers whether there was something. */
export function useUndoKey(undo: () => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, key, target } = event;
    const isUndo = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
    if (isUndo && !isOverlayOpen() && !isTyping(target) && undo()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
