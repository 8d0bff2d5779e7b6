import { useDraggable } from '@dnd-kit/core';
import { useEffect, useEffectEvent, type RefObject } from 'react';

import { TASK } from './geometry.ts';

/** Pressing these does what they do, and lifts no card. A card's title may be dragged. */
const keepsPress = 'a, input, select, textarea, [data-no-drag], button:not([aria-expanded])';

interface PressedProps {
  board: RefObject<HTMLElement | null>;
  onPress: (card: HTMLElement) => void;
}

/** Hands the presses on cards to the sensors, as those of one draggable whose element is that card. */
export function Pressed({ board, onPress }: PressedProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'card' });
  const press = useEffectEvent((event: MouseEvent | TouchEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(keepsPress) !== null) return;
    const card = target.closest<HTMLElement>(`[${TASK}]`);
    if (card === null) return;
    onPress(card);
    setNodeRef(card);
    listeners?.[event.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart']?.({
      nativeEvent: event,
    });
  });
  useEffect(() => {
    const element = board.current;
    const listen = (event: MouseEvent | TouchEvent) => press(event);
    element?.addEventListener('mousedown', listen);
    element?.addEventListener('touchstart', listen, { passive: true });
    return () => {
      element?.removeEventListener('mousedown', listen);
      element?.removeEventListener('touchstart', listen);
    };
  }, [board]);
  return null;
}
