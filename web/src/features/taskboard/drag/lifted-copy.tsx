import { useLayoutEffect, useRef } from 'react';

import classes from './drag.module.css';
import { copyOf } from './geometry.ts';

/** A copy of the card's element that follows the pointer. */
export function LiftedCopy({ card }: { card: HTMLElement }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(copyOf(card));
  }, [card]);
  return <div ref={ref} className={classes.lifted} aria-hidden="true" />;
}
