import { SubtaskList } from '../cards/subtask-list.tsx';
import type { WholeTask } from '../../../shared/board-tasks/board-types.ts';
import classes from './dialogs.module.css';
import type { TaskDialogProps } from './task-dialog-props.ts';
import { texts } from './texts.ts';

interface TaskSubtasksProps {
  task: WholeTask;
  actions: TaskDialogProps['actions'];
  saving: TaskDialogProps['saving'];
}

/** All subtasks of a task. */
export function TaskSubtasks({ task, actions, saving }: TaskSubtasksProps) {
  return (
    <section className={classes.section} aria-label={texts.subtasks}>
      <h3 className={classes.heading}>{texts.subtasks}</h3>
      <SubtaskList
        task={task}
        subtasks={task.subTasks.map((one) => saving.get(one.id) ?? one)}
        actions={actions}
      />
    </section>
  );
}
