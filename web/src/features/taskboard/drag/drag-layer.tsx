// Default export: loaded when the browser is idle, with the library that drags.
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { BoardDrag } from './board-drag.ts';
import { TASK } from './geometry.ts';
import { LiftedCopy } from './lifted-copy.tsx';
import { Pressed } from './pressed.tsx';

interface DragLayerProps {
  board: RefObject<HTMLElement | null>;
  drag: BoardDrag;
}

const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
/** The board announces itself, and its help is on each grip. */
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: '' } };

/**
 * Dragging by mouse, and by touch after holding a card. The cards know nothing of it: one draggable stands
 * for the card that is pressed, so that a board of 2,000 tasks renders nothing while one is dragged.
 */
export default function DragLayer({ board, drag }: DragLayerProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const pressed = useRef<HTMLElement>(null);
  const pointer = usePointer();
  const [lifted, setLifted] = useState<HTMLElement>();
  const begin = () => {
    const card = pressed.current;
    if (card !== null && drag.lift(card.getAttribute(TASK) ?? '', 'pointer')) setLifted(card);
  };
  const follow = () => drag.moveTo(pointer.current.x, pointer.current.y);
  const drop = () => {
    drag.drop();
    setLifted(undefined);
  };
  const giveUp = () => {
    drag.giveUp();
    setLifted(undefined);
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      onDragStart={begin}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={giveUp}
    >
      <Pressed board={board} onPress={(card) => (pressed.current = card)} />
      <DragOverlay dropAnimation={null}>
        {lifted === undefined ? null : <LiftedCopy card={lifted} />}
      </DragOverlay>
    </DndContext>
  );
}

/** Where the mouse or the finger is in the window: what the library reports includes scrolling. */
function usePointer(): RefObject<{ readonly x: number; readonly y: number }> {
  const pointer = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent) => {
      const { clientX: x, clientY: y } =
        'touches' in event ? (event.touches[0] ?? { clientX: 0, clientY: 0 }) : event;
      pointer.current = { x, y };
    };
    const options = { capture: true, passive: true };
    const events = ['mousedown', 'mousemove', 'touchstart', 'touchmove'] as const;
    for (const event of events) window.addEventListener(event, follow, options);
    return () => {
      for (const event of events) window.removeEventListener(event, follow, options);
    };
  }, []);
  return pointer;
}
