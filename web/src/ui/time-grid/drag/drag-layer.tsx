import { Ghost } from './ghost.tsx';
import classes from './ghost.module.css';
import { LaneAnswers } from './lane-answers.tsx';
import type { Proposals } from './proposals.ts';

/** Drawn over the board while something is dragged or moved by keyboard. */
export function DragLayer({ proposals }: { proposals: Proposals }) {
  return (
    <div className={classes.layer} aria-hidden="true">
      <LaneAnswers proposals={proposals} />
      <Ghost store={proposals.draft} />
    </div>
  );
}
