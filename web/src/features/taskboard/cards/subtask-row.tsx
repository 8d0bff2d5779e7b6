import { Checkbox } from '@mantine/core';
import { useId } from 'react';

import type { BoardSubtask } from '../../../shared/board-tasks/board-types.ts';
import { withStatus } from '../model/subtask-change.ts';
import { texts } from '../texts.ts';
import { SubtaskControls } from './subtask-controls.tsx';
import classes from './subtasks.module.css';

interface SubtaskRowProps {
  subtask: BoardSubtask;
  isOpen: boolean;
  onToggle: () => void;
  onSave: (changed: BoardSubtask) => void;
  onRemove: () => void;
}

/** One line to tick off; its title opens status and progress below it. */
export function SubtaskRow({ subtask, isOpen, onToggle, onSave, onRemove }: SubtaskRowProps) {
  const { title, status, progress } = subtask;
  const isDone = status === 'completed';
  const controlsId = useId();
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <Checkbox
          aria-label={texts.markDone(title)}
          checked={isDone}
          onChange={() =>
            onSave({ ...subtask, ...withStatus(subtask, isDone ? 'inProgress' : 'completed') })
          }
        />
        <button
          type="button"
          className={classes.title}
          data-done={isDone || undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? controlsId : undefined}
          onClick={onToggle}
        >
          <span>{title}</span>
          <span className={classes.percent}>{texts.percent(progress)}</span>
        </button>
      </div>
      {isOpen ? (
        <div id={controlsId}>
          <SubtaskControls subtask={subtask} onSave={onSave} onRemove={onRemove} />
        </div>
      ) : null}
    </li>
  );
}
