import { useCallback, useRef, useState, type ReactNode } from 'react';

import { useLocalStorage } from '../storage/use-local-storage.ts';
import classes from './kept-height.module.css';

interface KeptHeightProps {
  /** The key of localStorage under which the height is kept, in px. */
  name: string;
  isHeld?: boolean;
  children: (onDrawn: () => void, isDrawn: boolean) => ReactNode;
}

/**
 * KeptHeight { name, isHeld, children } — a place as high as its last child was the last time, until that
 * child calls `onDrawn`: what is below it does not move when its rows come. The first time, when no height
 * is known, what is below waits unseen. Each later call of `onDrawn` keeps the height anew. With `isHeld`
 * false the height is kept, but nothing waits for it.
 */
export function KeptHeight({ name, isHeld = true, children }: KeptHeightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [kept, keep] = useLocalStorage(name);
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => {
    setDrawn(true);
    const height = Math.round(place.current?.lastElementChild?.getBoundingClientRect().height ?? 0);
    if (height > 0 && String(height) !== kept) keep(String(height));
  }, [keep, kept]);
  const height = Number(kept ?? 0);
  const isWaiting = isHeld && !isDrawn;
  return (
    <div
      ref={place}
      className={classes.place}
      style={{ minHeight: isWaiting && Number.isFinite(height) ? height : undefined }}
      data-unplaced={(isWaiting && kept === null) || undefined}
    >
      {children(onDrawn, isDrawn)}
    </div>
  );
}
