import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

const HOLD_MS = 450;
/** A finger is never quite still. */
const MOVED_PX = 10;

/**
 * useLongPress(list, onPress): a touch that is held on a row; `onPress` gets the row's element, and
 * says whether it did something. The click and the context menu that a browser makes of the touch are
 * then swallowed.
 */
export function useLongPress(
  list: RefObject<HTMLElement | null>,
  onPress: ((row: Element) => boolean) | undefined,
): void {
  const press = useEffectEvent((row: Element) => onPress?.(row) ?? false);
  const active = onPress !== undefined;
  useEffect(() => {
    const { current: element } = list;
    return active && element ? listen(element, press) : undefined;
  }, [list, active]);
}

function listen(element: HTMLElement, press: (row: Element) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;
  const stop = () => clearTimeout(timer);
  const down = ({ target, clientX, clientY, pointerType }: PointerEvent) => {
    stop();
    held = false;
    const row = target instanceof Element ? target.closest('[data-row]') : null;
    if (row === null || pointerType === 'mouse') return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      held = press(row);
    }, HOLD_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > MOVED_PX) stop();
  };
  const swallow = (event: Event) => {
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') held = false;
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', stop, { signal });
  element.addEventListener('pointercancel', stop, { signal });
  element.addEventListener('click', swallow, { signal, capture: true });
  element.addEventListener('contextmenu', swallow, { signal, capture: true });
  return () => {
    stop();
    listening.abort();
  };
}
