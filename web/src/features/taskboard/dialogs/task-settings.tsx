import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { formatDate } from '@driftig/domain/format';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { call } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { paths } from '../../../paths.ts';
import { texts as formTexts } from '../../../shared/board-tasks/form/texts.ts';
import { changedLabels } from '../../../shared/versioned-form/keep-edits.ts';
import { useVersionedForm } from '../../../shared/versioned-form/use-versioned-form.ts';
import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { WholeTask } from '../../../shared/board-tasks/board-types.ts';
import { taskQuery } from '../../../shared/board-tasks/queries.ts';
import { TaskComments } from './task-comments.tsx';
import type { TaskDialogProps } from './task-dialog-props.ts';
import { TaskFields } from '../../../shared/board-tasks/form/task-fields.tsx';
import { taskSchema } from '../../../shared/board-tasks/form/task-schema.ts';
import { TaskPictures } from './task-pictures.tsx';
import { TaskSubtasks } from './task-subtasks.tsx';
import {
  editedValues,
  taskValuesOf,
  type TaskBody,
} from '../../../shared/board-tasks/form/task-values.ts';
import { texts } from './texts.ts';

interface TaskSettingsProps extends TaskDialogProps {
  task: WholeTask;
}

/** The form saves its fields; subtasks, pictures and comments below it are saved as they are made. */
export function TaskSettings({ task, categories, actions, saving, onClose }: TaskSettingsProps) {
  const client = useQueryClient();
  const form = useZodForm(taskSchema, taskValuesOf(task));
  const { save, conflict, loadNewest, read } = useVersionedForm({
    form,
    opened: task,
    valuesOf: taskValuesOf,
    save: async (body: TaskBody, before) => {
      const edited = editedValues(body, before);
      if (Object.keys(edited).length > 0)
        await call(taskboardRoutes.updateBoardTask, {
          params: { id: before.id },
          body: { ...edited, version: before.version },
        });
      toastSuccess(texts.saved);
    },
    fetchNewest: async ({ id }) =>
      newestTask(() => client.fetchQuery({ ...taskQuery(id), staleTime: 0 })),
    changed: changedLabels(taskValuesOf, formTexts.fields),
    namesChangesAtOnce: true,
    onGone: onClose,
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, formTexts.saveFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.taskSettings}
        help={texts.createdBy(task.createdBy, formatDate(task.createdAt.slice(0, 10)))}
        size={640}
        form={form}
        onSubmit={save}
        below={
          <>
            <TaskSubtasks task={task} actions={actions} saving={saving} />
            <TaskPictures task={task} />
            <TaskComments task={task} />
          </>
        }
      >
        <ConflictAlert conflict={conflict} text={texts.conflict} onLoad={loadNewest} />
        <TaskFields
          form={form}
          categories={choicesFor(task, categories)}
          people={task.mayAssign}
          shared={read.sharedWith}
          hasStatus={task.subTasks.length === 0}
        />
        {task.orderNumber === 0 ? null : (
          <Link to={paths.order(task.orderNumber)}>{texts.order(orderName(task))}</Link>
        )}
      </FormDialog>
    </ErrorTextContext>
  );
}

const orderName = ({ orderNumber, orderTitle }: WholeTask) => `${orderNumber} ${orderTitle}`.trim();

/** Undefined where the task was deleted. */
async function newestTask(ask: () => Promise<WholeTask>): Promise<WholeTask | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The categories that a task may be moved to, and its own. */
function choicesFor({ categoryId }: WholeTask, categories: TaskDialogProps['categories']) {
  return categories.filter(({ id, isSeen }) => isSeen || id === categoryId);
}
