/**
 * Block { event, part?, isCompact?, style? } — an event as a button. The grid handles its clicks, pointers
 * and keys by `data-event`, so that hundreds of blocks need no handlers of their own.
 */
import { memo, type CSSProperties } from 'react';

import classes from './block.module.css';
import type { Part } from '../math/parts.ts';
import { timesText } from '../texts.ts';
import type { GridEvent } from '../types.ts';

interface BlockProps {
  event: GridEvent;
  /** On a time axis. */
  part?: Part | undefined;
  /** One line, as in a month. */
  isLine?: boolean;
  helpId: string;
  style?: CSSProperties | undefined;
}

export const Block = memo(function Block({ event, part, isLine, helpId, style }: BlockProps) {
  const { id, title, detail, note, tone, mark, isFixed } = event;
  return (
    <button
      type="button"
      className={classes.block}
      data-event={id}
      data-tone={tone}
      data-line={isLine || undefined}
      data-axis={part === undefined ? undefined : true}
      data-short={part !== undefined && part.to - part.from < 45 ? true : undefined}
      data-open-start={part?.isFirst === false || undefined}
      data-open-end={part?.isLast === false || undefined}
      aria-describedby={isFixed === true ? undefined : helpId}
      style={style}
    >
      <span className={classes.time}>
        {timesText(event)}
        {mark === undefined ? null : (
          <span className={classes.mark} aria-hidden="true">
            {mark}
          </span>
        )}
      </span>
      <span className={classes.title}>{title}</span>
      {detail === undefined ? null : <span className={classes.detail}>{detail}</span>}
      {note === undefined ? null : <span className={classes.note}>{note}</span>}
    </button>
  );
});
