import { useCallback, useRef, useState, type ReactNode } from 'react';

import { useLocalStorage } from '../storage/use-local-storage.ts';
import classes from './kept-height.module.css';

interface KeptHeightProps {
  /** The key of localStorage under which the height is kept, in px. */
  name: string;
  /** Class of the place with its `min-height` on the first visit, before a height is kept. */
  first: string | undefined;
  isHeld?: boolean;
  children: (onDrawn: () => void, isDrawn: boolean) => ReactNode;
}

/**
 * KeptHeight { name, first, isHeld, children } — a place as high as its last child was the last time, until that
 * child calls `onDrawn`: what is below it does not move when its rows come. Each later call of `onDrawn`
 * keeps the height anew. On the first visit the place is as high as `first` says, and stays so: its child fills it.
 * With `isHeld` false the height is kept, but not reserved.
 */
export function KeptHeight({ name, first, isHeld = true, children }: KeptHeightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [kept, keep] = useLocalStorage(name);
  const [isFirst] = useState(kept === null && isHeld);
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => {
    setDrawn(true);
    const height = Math.round(heightIn(place.current));
    if (height > 0 && String(height) !== kept) keep(String(height));
  }, [keep, kept]);
  const height = Number(kept ?? 0);
  const isReserved = isHeld && !isFirst && !isDrawn && Number.isFinite(height);
  return (
    <div
      ref={place}
      className={isFirst ? `${classes.first} ${first}` : undefined}
      style={isReserved ? { minHeight: height } : undefined}
    >
      {children(onDrawn, isDrawn)}
    </div>
  );
}

/** The height of the last child by itself, although it fills its place on the first visit. */
function heightIn(place: HTMLElement | null): number {
  const child = place?.lastElementChild;
  if (!place || !child) return 0;
  const { minHeight } = place.style;
  place.style.minHeight = '0';
  const { height } = child.getBoundingClientRect();
  place.style.minHeight = minHeight;
  return height;
}
