import { useSyncExternalStore } from 'react';

import classes from './ghost.module.css';
import type { Proposals } from './proposals.ts';

/** The answers of the other lanes for the day and time that an event is dragged to. */
export function LaneAnswers({ proposals }: { proposals: Proposals }) {
  const { draft, asker } = proposals;
  const change = useSyncExternalStore(draft.subscribe, draft.get, draft.get)?.change;
  const { subscribe, get } = asker.answers;
  const answers = useSyncExternalStore(subscribe, get, get);
  return answers
    .filter(({ laneId }) => laneId !== change?.laneId)
    .map(({ laneId, box: { left, top, width, height }, verdict }) => (
      <div
        key={laneId}
        className={classes.answer}
        data-level={verdict.level}
        style={{ transform: `translate3d(${left}px, ${top}px, 0)`, width, height }}
      >
        <span>{verdict.short ?? verdict.title}</span>
      </div>
    ));
}
