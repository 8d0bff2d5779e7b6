import { memo } from 'react';

import classes from './lane-head.module.css';
import type { GridLane } from '../types.ts';

interface LaneHeadProps {
  lane: GridLane;
  /** In front of a row, with the foot; otherwise above a column. */
  isRow?: boolean;
}

export const LaneHead = memo(function LaneHead({ lane, isRow = false }: LaneHeadProps) {
  const { name, title = name, hint, figure, mark, foot, tone } = lane;
  return (
    <span className={classes.lane} data-tone={tone} data-row={isRow || undefined}>
      {mark === undefined ? null : <span className={classes.mark}>{mark}</span>}
      <span className={classes.words}>
        <span className={classes.name}>{title}</span>
        <span className={classes.second}>
          {hint === undefined ? null : <span className={classes.hint}>{hint}</span>}
          {isRow ? figure : null}
        </span>
        {isRow ? foot : null}
      </span>
    </span>
  );
});
