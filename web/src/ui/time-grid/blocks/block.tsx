/**
 * Block { event, part?, isCompact?, style? } — an event as a button. The grid handles its clicks, pointers
 * and keys by `data-event`, so that hundreds of blocks need no handlers of their own.
 */
import { memo, type CSSProperties } from 'react';

import classes from './block.module.css';
import type { Part } from '../math/parts.ts';
import { clockOf } from '../math/wall-time.ts';
import { timesText } from '../texts.ts';
import type { GridEvent } from '../types.ts';

/** Minutes below which a block on a time axis has no room for its times. */
const shortest = 45;

interface BlockProps {
  event: GridEvent;
  /** On a time axis. */
  part?: Part | undefined;
  /** One line, as in a month. */
  isLine?: boolean;
  /** Beside two or more others. */
  isNarrow?: boolean;
  helpId: string;
  style?: CSSProperties | undefined;
}

/** Attributes that the styles read. */
const looksOf = ({ part, isLine, isNarrow }: BlockProps) => ({
  'data-line': isLine || undefined,
  'data-narrow': isNarrow || undefined,
  'data-axis': part === undefined ? undefined : true,
  'data-short': (part !== undefined && part.to - part.from < shortest) || undefined,
  'data-open-start': part?.isFirst === false || undefined,
  'data-open-end': part?.isLast === false || undefined,
});

export const Block = memo(function Block(props: BlockProps) {
  const { event, isLine, helpId, style } = props;
  const { id, title, detail, note, tone, mark, isFixed } = event;
  return (
    <button
      type="button"
      className={classes.block}
      data-event={id}
      data-tone={tone}
      {...looksOf(props)}
      aria-describedby={isFixed === true ? undefined : helpId}
      style={style}
    >
      {isLine === true && event.isAllDay === true ? null : (
        <span className={classes.time}>
          {isLine === true ? clockOf(event.start) : timesText(event)}
          {mark === undefined ? null : (
            <span className={classes.mark} aria-hidden="true">
              {mark}
            </span>
          )}
        </span>
      )}
      <span className={classes.title}>{title}</span>
      {detail === undefined ? null : <span className={classes.detail}>{detail}</span>}
      {note === undefined ? null : <span className={classes.note}>{note}</span>}
    </button>
  );
});
