import { boardStatusTexts } from '@driftig/contracts/taskboard/status';
import { whyProgress } from '@driftig/domain/why/progress';

import type { BoardSubtask, BoardTask } from '../../../shared/board-tasks/board-types.ts';
import { Why } from '../../../shared/why/why.tsx';
import { texts } from '../texts.ts';
import classes from './segments.module.css';
import { toneOf } from '../../../shared/board-tasks/tones.ts';

/** A segment for each subtask, filled by its progress in the colour of its status, and the percentage. */
export function Segments({ task }: { task: BoardTask }) {
  const { title, subTasks, subtaskCount, progress, status } = task;
  // More than a card carries would be too thin to tell apart: then one bar shows the whole.
  const isWhole = subTasks.length === 0 || subtaskCount > subTasks.length;
  const parts: readonly BoardSubtask[] = isWhole
    ? [{ id: task.id, title: '', status, progress }]
    : subTasks;
  const line = (
    <>
      <span className={classes.segments} aria-hidden="true">
        {parts.map((part) => (
          <span key={part.id} data-tone={toneOf[part.status]}>
            <i style={{ width: `${part.progress}%` }} />
          </span>
        ))}
      </span>
      <span className={classes.percent}>{texts.percent(progress)}</span>
    </>
  );
  if (subtaskCount === 0) return <div className={classes.line}>{line}</div>;
  return (
    <Why
      label={texts.progressOf(title)}
      className={`${classes.line} ${classes.why}`}
      answer={() => whyOf(task)}
    >
      {line}
    </Why>
  );
}

const whyOf = ({ title, progress, statusText, subTasks, subtaskCount }: BoardTask) =>
  whyProgress({
    title: texts.progressOf(title),
    progress,
    statusText,
    subtasks: subTasks.map((one) => ({ ...one, statusText: boardStatusTexts[one.status] })),
    count: subtaskCount,
  });
