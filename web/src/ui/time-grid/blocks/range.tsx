import type { CSSProperties } from 'react';

import classes from './range.module.css';
import type { GridRange } from '../types.ts';

interface RangeProps {
  range: GridRange;
  style: CSSProperties;
  /** The second and later days of a range are hatched without a word. */
  isNamed?: boolean;
}

/** A hatched stretch with a word on it. */
export function Range({ range, style, isNamed = true }: RangeProps) {
  return (
    <div className={classes.range} style={style}>
      {isNamed ? (
        <span className={classes.label}>
          {range.mark === undefined ? null : <span aria-hidden="true">{range.mark}</span>}
          <span>{range.label}</span>
        </span>
      ) : null}
    </div>
  );
}
