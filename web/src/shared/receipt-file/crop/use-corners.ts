import { useState, type KeyboardEvent, type PointerEvent } from 'react';

import { isConvex, type Corners, type Point } from './perspective.ts';

/** Shares of the sides: near the edges, where the corners of a sheet that fills the picture are. */
const first: Corners = [
  { x: 0.06, y: 0.06 },
  { x: 0.94, y: 0.06 },
  { x: 0.94, y: 0.94 },
  { x: 0.06, y: 0.94 },
];

/** One press of an arrow key, with and without Shift. */
const steps = { long: 0.05, short: 0.01 };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (share: number) => Math.min(1, Math.max(0, share));

/** The four corners, moved by finger, mouse or arrow keys; a move that would cross two edges is left out. */
export function useCorners() {
  const [corners, setCorners] = useState<Corners>(first);
  const [held, setHeld] = useState<number>();

  const move = (index: number, to: (from: Point) => Point) =>
    setCorners((before) => {
      const after = before.map((corner, at) => {
        if (at !== index) return corner;
        const { x, y } = to(corner);
        return { x: within(x), y: within(y) };
      }) as unknown as Corners;
      return isConvex(after) ? after : before;
    });

  const handlersOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(index);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held !== index) return;
      const area = event.currentTarget.parentElement?.getBoundingClientRect();
      if (area === undefined || area.width === 0 || area.height === 0) return;
      const x = (event.clientX - area.left) / area.width;
      const y = (event.clientY - area.top) / area.height;
      move(index, () => ({ x, y }));
    },
    onPointerUp: () => setHeld(undefined),
    onPointerCancel: () => setHeld(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (arrow === undefined) return;
      event.preventDefault();
      const step = event.shiftKey ? steps.long : steps.short;
      move(index, ({ x, y }) => ({ x: x + arrow.x * step, y: y + arrow.y * step }));
    },
  });

  return { corners, isMoved: corners !== first, handlersOf };
}
