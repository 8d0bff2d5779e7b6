// Default export: loaded when it is opened.
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { taskQuery } from '../../../shared/board-tasks/queries.ts';
import type { TaskDialogProps } from './task-dialog-props.ts';
import { TaskSettings } from './task-settings.tsx';
import { texts } from './texts.ts';

/** 'Indstillinger for opgave': what it is, its subtasks and its comments. */
export default function TaskDialog(props: TaskDialogProps) {
  const query = useQuery(taskQuery(props.id));
  if (query.data !== undefined) return <TaskSettings key={props.id} task={query.data} {...props} />;
  return (
    <Dialog opened onClose={props.onClose} title={texts.taskSettings}>
      <QueryResult query={query} title={texts.taskFailed} errorId={errorIdOf(query.error)}>
        {() => null}
      </QueryResult>
    </Dialog>
  );
}
