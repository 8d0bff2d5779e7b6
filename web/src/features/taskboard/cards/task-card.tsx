import { IconGripVertical, IconSubtask } from '@tabler/icons-react';
import { memo, useId } from 'react';

import { RowMenu } from '../../../ui/data-table/rows/row-menu.tsx';
import type { BoardTask } from '../../../shared/board-tasks/board-types.ts';
import { texts } from '../texts.ts';
import type { CardActions } from './card-actions.ts';
import { Deadline } from './deadline.tsx';
import { People } from './people.tsx';
import { Segments } from './segments.tsx';
import { SubtaskList } from './subtask-list.tsx';
import { taskActions } from './task-actions.ts';
import { gripHelpId } from './grip-help.ts';
import classes from './task-card.module.css';
import { TaskStatus } from './task-status.tsx';

interface TaskCardProps {
  task: BoardTask;
  today: string;
  isOpen: boolean;
  actions: CardActions;
}

/** A task on the board. Its title shows the subtasks; the grip moves it by keyboard. */
export const TaskCard = memo(function TaskCard({ task, today, isOpen, actions }: TaskCardProps) {
  const { id, title, subtaskCount, subtasksDone, assignees } = task;
  const listId = useId();
  return (
    <article
      className={classes.card}
      data-task-id={id}
      data-moving-text={texts.moving(title)}
      aria-label={title}
    >
      <div className={classes.head}>
        <h3 className={classes.title}>
          <button
            type="button"
            className={classes.name}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => actions.toggle(id)}
          >
            {title}
          </button>
        </h3>
        <button
          type="button"
          className={classes.grip}
          aria-label={texts.grab(title)}
          aria-describedby={gripHelpId}
          onKeyDown={(event) => actions.press(event, id)}
          onBlur={actions.leave}
        >
          <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
        </button>
        <span className={classes.menu}>
          <RowMenu label={texts.actions(title)} actions={taskActions(task, actions)} />
        </span>
      </div>
      <Segments task={task} />
      {isOpen ? (
        <SubtaskList
          id={listId}
          task={task}
          subtasks={task.subTasks}
          actions={actions}
          count={subtaskCount}
          onAll={subtaskCount > task.subTasks.length ? () => actions.open(id) : undefined}
        />
      ) : null}
      <div className={classes.facts}>
        <Deadline task={task} today={today} />
        <People people={assignees} />
      </div>
      <div className={classes.facts}>
        <TaskStatus task={task} />
        {subtaskCount === 0 ? null : (
          <span className={classes.count} title={texts.subtasksDone(subtasksDone, subtaskCount)}>
            <IconSubtask size={16} stroke={1.6} aria-hidden="true" />
            {subtasksDone}/{subtaskCount}
          </span>
        )}
      </div>
    </article>
  );
});
