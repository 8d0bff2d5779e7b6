import { useEffect, useState, useSyncExternalStore } from 'react';

import { isSamePlace } from '../math/change.ts';
import { dateOf } from '../math/wall-time.ts';
import type { GridChange, GridLane, GridVerdict, TimeGridProps } from '../types.ts';
import type { BoardMap, Box } from './board-map.ts';
import type { Draft, Store } from './draft-store.ts';
import classes from './ghost.module.css';

interface Answer {
  readonly laneId: string;
  readonly box: Box;
  readonly verdict: GridVerdict;
}

/** ms asked without a pause, so that no frame of a drag is late. */
const slice = 5;

/** Asks lane after lane in slices; stops when the signal is aborted. */
function askLanes(
  change: GridChange,
  map: BoardMap,
  lanes: readonly GridLane[],
  check: NonNullable<TimeGridProps['check']>,
  onAnswers: (answers: readonly Answer[]) => void,
): () => void {
  const answers: Answer[] = [];
  let timer: ReturnType<typeof setTimeout>;
  let index = 0;
  const ask = () => {
    const until = performance.now() + slice;
    for (; index < lanes.length && performance.now() < until; index += 1) {
      const laneId = lanes[index]?.id ?? '';
      const box = laneId === change.laneId ? undefined : map.cellOf?.(laneId, dateOf(change.start));
      const verdict = box === undefined ? undefined : check({ ...change, laneId });
      if (box !== undefined && verdict !== undefined) answers.push({ laneId, box, verdict });
    }
    if (index < lanes.length) timer = setTimeout(ask, 0);
    else onAnswers(answers);
  };
  timer = setTimeout(ask, 60);
  return () => clearTimeout(timer);
}

interface LaneAnswersProps extends Pick<TimeGridProps, 'lanes' | 'check'> {
  store: Store<Draft | undefined>;
}

/** The answers of all other lanes for the day and time that an event is dragged to. */
export function LaneAnswers({ store, lanes, check }: LaneAnswersProps) {
  const draft = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [shown, setShown] = useState<{ change: GridChange; answers: readonly Answer[] }>();
  const { change, map } = draft ?? {};
  useEffect(() => {
    if (change?.event === undefined || map?.cellOf === undefined || check === undefined)
      return undefined;
    return askLanes(change, map, lanes, check, (answers) => setShown({ change, answers }));
  }, [change, map, lanes, check]);
  if (change === undefined || shown === undefined) return null;
  // Lanes other than the one hovered answer the same as long as day and time do not change.
  if (!isSamePlace({ ...shown.change, laneId: change.laneId }, change)) return null;
  return (
    <div aria-hidden="true">
      {shown.answers
        .filter(({ laneId }) => laneId !== change.laneId)
        .map(({ laneId, box: { left, top, width, height }, verdict }) => (
          <div
            key={laneId}
            className={classes.answer}
            data-level={verdict.level}
            style={{ transform: `translate3d(${left}px, ${top}px, 0)`, width, height }}
          >
            <span>{verdict.short ?? verdict.title}</span>
          </div>
        ))}
    </div>
  );
}
