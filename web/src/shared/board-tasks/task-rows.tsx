/** TaskRows { tasks, today, label } — tasks in a card of another page; each opens on the board. */
import type { ListedTask } from '@driftig/contracts/taskboard/list-routes';
import { Link } from 'react-router-dom';

import { boardTask } from '../../paths.ts';
import { StatusChip } from '../../ui/display/status-chip.tsx';
import { dueOf, dueText } from './due.ts';
import classes from './task-rows.module.css';
import { toneOf } from './tones.ts';

interface TaskRowsProps<Task extends ListedTask> {
  tasks: readonly Task[];
  today: string;
  label: string;
  /** Shown below the title in place of the category. */
  factsOf?: (task: Task) => string;
}

export function TaskRows<Task extends ListedTask>(props: TaskRowsProps<Task>) {
  const { tasks, today, label, factsOf = categoryOf } = props;
  return (
    <ul className={classes.rows} aria-label={label}>
      {tasks.map((task) => (
        <li key={task.id}>
          <Link to={boardTask(task.id)} className={classes.row ?? ''}>
            <span className={classes.title}>{task.title}</span>
            <span className={classes.status}>
              <StatusChip tone={toneOf[task.status]} plain>
                {task.statusText}
              </StatusChip>
            </span>
            <span className={classes.facts}>{factsOf(task)}</span>
            <Deadline task={task} today={today} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const categoryOf = ({ categoryName }: ListedTask) => categoryName;

function Deadline({ task, today }: { task: ListedTask; today: string }) {
  const due = dueOf(task.dateTo, task.status, today);
  return (
    <span className={classes.due} data-due={due}>
      {dueText(due, task.dateTo)}
    </span>
  );
}
