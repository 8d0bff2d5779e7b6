/**
 * useFormInPlace(box, { isDirty, onClose }) — for a form in place of a row: on close the focus
 * returns to the element that opened it, or to the row in its place. Esc closes it while nothing
 * was typed. The list is marked with `data-rows`, the form's row with `data-row`.
 */
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

import { nextFocusInList } from './next-focus-in-list.ts';
import { recoverFocus } from './recover-focus.ts';

interface FormInPlace {
  readonly isDirty: boolean;
  readonly onClose: () => void;
}

/** A list or calendar of a field handles Esc itself. */
const OPEN_FIELD = '[aria-expanded="true"]';

export function useFormInPlace(
  box: RefObject<HTMLElement | null>,
  { isDirty, onClose }: FormInPlace,
): void {
  useLayoutEffect(() => {
    const { activeElement: opener, body } = document;
    const around = box.current ? nextFocusInList(box.current) : undefined;
    const isThere = () => opener instanceof HTMLElement && opener !== body && opener.isConnected;
    return () => recoverFocus(() => (isThere() ? (opener as HTMLElement) : around?.()));
  }, [box]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isDirty || box.current?.querySelector(OPEN_FIELD)) return;
    onClose();
  });
  useEffect(() => {
    const { current: element } = box;
    const listener = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [box]);
}
