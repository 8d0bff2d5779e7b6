import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import { useLocalStorage } from '../storage/use-local-storage.ts';
import classes from './kept-height.module.css';

interface KeptHeightProps {
  /** The key of localStorage under which the height is kept, in px. */
  name: string;
  isHeld?: boolean;
  /** Whether nothing may be drawn, and that is kept, too. */
  mayBeEmpty?: boolean;
  children: (onDrawn: () => void, isDrawn: boolean) => ReactNode;
}

/**
 * KeptHeight { name, isHeld?, mayBeEmpty?, children } — a place as high as it was the last time, until its content calls
 * `onDrawn`: what is below it does not move when its rows come. The first time, when no height is known, what is
 * below waits unseen. With `isHeld` false the height is kept, but nothing waits for it.
 */
export function KeptHeight(props: KeptHeightProps) {
  const { name, isHeld = true, mayBeEmpty = false, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [kept, keep] = useLocalStorage(name);
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const keepHeight = useEffectEvent(({ offsetHeight: height }: HTMLElement) => {
    if ((height > 0 || mayBeEmpty) && String(height) !== kept) keep(String(height));
  });
  useEffect(() => {
    const { current } = place;
    if (!isDrawn || current === null) return undefined;
    // Parts of it may come later still.
    const observer = new ResizeObserver(() => keepHeight(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isDrawn]);
  const known = Number(kept ?? Number.NaN);
  const isWaiting = isHeld && !isDrawn;
  const isPlaced = Number.isFinite(known);
  return (
    <div
      ref={place}
      className={classes.place}
      style={isWaiting && isPlaced ? { height: known } : undefined}
      data-waiting={isWaiting ? (isPlaced ? 'placed' : 'unplaced') : undefined}
    >
      {children(onDrawn, isDrawn)}
    </div>
  );
}
