import { useCallback, useRef, useState, type ReactNode } from 'react';

import { useLocalStorage } from '../storage/use-local-storage.ts';

interface KeptHeightProps {
  /** The key of localStorage under which the height is kept, in px. */
  name: string;
  isHeld?: boolean;
  children: (onDrawn: () => void, isDrawn: boolean) => ReactNode;
}

/**
 * KeptHeight { name, isHeld, children } — a place as high as its last child was the last time, until that
 * child calls `onDrawn`: what is below it does not move when its rows come. Each later call of `onDrawn`
 * keeps the height anew. With `isHeld` false the height is kept, but not reserved.
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
  const minHeight = isDrawn || !isHeld || !Number.isFinite(height) ? undefined : height;
  return (
    <div ref={place} style={{ minHeight }}>
      {children(onDrawn, isDrawn)}
    </div>
  );
}
