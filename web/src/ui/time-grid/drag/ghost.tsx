import { useSyncExternalStore, type CSSProperties } from 'react';

import { timesText } from '../texts.ts';
import type { GridVerdict } from '../types.ts';
import type { Box } from './board-map.ts';
import type { Draft, Store } from './draft-store.ts';
import classes from './ghost.module.css';

const placeOf = ({ left, top, width, height }: Box): CSSProperties => ({
  transform: `translate3d(${left}px, ${top}px, 0)`,
  width,
  height,
});

/** The proposed place over the board. Only this is drawn again while something is dragged. */
export function Ghost({ store }: { store: Store<Draft | undefined> }) {
  const draft = useSyncExternalStore(store.subscribe, store.get, store.get);
  if (draft === undefined) return null;
  const { change, verdict, map } = draft;
  const boxes = map.boxesOf(change);
  const isCell = map.kind !== 'axis';
  return (
    <>
      {boxes.map((box, index) => (
        <div
          key={index === 0 ? 'first' : box.left}
          className={classes.ghost}
          data-ghost={index === 0 || undefined}
          data-cell={isCell || undefined}
          data-level={verdict?.level}
          style={placeOf(box)}
        >
          {isCell && draft.by === 'pointer' ? null : (
            <>
              <span className={classes.time}>{timesText(change)}</span>
              {change.event === undefined ? null : <span>{change.event.title}</span>}
            </>
          )}
          {verdict?.level === 'fits' ? <span className={classes.fits}>{verdict.title}</span> : null}
        </div>
      ))}
      {boxes[0] === undefined || verdict === undefined || verdict.level === 'fits' ? null : (
        <Bubble box={boxes[0]} verdict={verdict} />
      )}
    </>
  );
}

/** px of the bubble beside the place. */
const bubbleWidth = 248;

/** The warning at the free side of the place; on a phone at the bottom of the window. */
function Bubble({ box, verdict }: { box: Box; verdict: GridVerdict }) {
  const isLeft = box.left > bubbleWidth + 200;
  const left = isLeft ? box.left - bubbleWidth - 10 : box.left + box.width + 10;
  return (
    <div
      className={classes.bubble}
      data-level={verdict.level}
      style={{ '--left': `${left}px`, '--top': `${box.top}px` } as CSSProperties}
    >
      <strong>{verdict.title}</strong>
      {verdict.detail === undefined ? null : <span>{verdict.detail}</span>}
    </div>
  );
}
