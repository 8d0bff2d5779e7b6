import { startTransition, useEffect, useState } from 'react';

/** Lanes that fill a window, and lanes that are added at a time afterwards. */
const first = 16;
const step = 8;

/** How many of many lanes to draw: those in sight at once, the others step by step when there is time. */
export function useProgressive(count: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)), 0);
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}
