import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

import { call } from '../../../api/client.ts';
import { describeError } from '../../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type {
  BoardCategory,
  BoardSubtask,
  BoardTask,
} from '../../../shared/board-tasks/board-types.ts';
import { isClosed } from '../../../shared/board-tasks/due.ts';
import { texts } from './texts.ts';

/** How long a deleted category can be brought back (product J14), ms. */
const UNDO_MS = 10_000;

interface DeleteProps<T> {
  item: T | undefined;
  onClose: () => void;
}

/** Asks with the number of unfinished tasks; afterwards the category can be brought back for ten seconds. */
export function DeleteCategory({ item, onClose }: DeleteProps<BoardCategory>) {
  const unfinished = item?.tasks.filter((task) => !isClosed(task)).length ?? 0;
  const remove = async () => {
    if (item === undefined) return;
    const { id, name } = item;
    await call(taskboardRoutes.deleteBoardCategory, { params: { id }, query: { unfinished } });
    toastUndo(texts.categoryDeleted(name), () => void restore(id), UNDO_MS);
  };
  return (
    <ConfirmDialog
      opened={item !== undefined}
      onClose={onClose}
      onConfirm={remove}
      title={texts.deleteCategoryTitle(item?.name ?? '')}
      confirmLabel={texts.deleteCategory}
      danger
    >
      {texts.deleteCategoryText(unfinished)} {texts.canUndo}
    </ConfirmDialog>
  );
}

async function restore(id: string): Promise<void> {
  try {
    await call(taskboardRoutes.restoreBoardCategory, { params: { id } });
    toastSuccess(texts.restored);
  } catch (error) {
    toastFailure(texts.notRestored, { text: describeError(error) });
  }
}

export function DeleteTask({ item, onClose }: DeleteProps<BoardTask>) {
  const remove = async () => {
    if (item === undefined) return;
    await call(taskboardRoutes.deleteBoardTask, { params: { id: item.id } });
    toastSuccess(texts.taskDeleted);
  };
  return (
    <ConfirmDialog
      opened={item !== undefined}
      onClose={onClose}
      onConfirm={remove}
      title={texts.deleteTaskTitle(item?.title ?? '')}
      confirmLabel={texts.deleteTask}
      danger
    >
      {texts.deleteTaskText(item?.subtaskCount ?? 0)}
    </ConfirmDialog>
  );
}

export function DeleteSubtask({ item, onClose }: DeleteProps<BoardSubtask>) {
  const remove = async () => {
    if (item === undefined) return;
    await call(taskboardRoutes.deleteSubtask, { params: { id: item.id } });
    toastSuccess(texts.subtaskDeleted);
  };
  return (
    <ConfirmDialog
      opened={item !== undefined}
      onClose={onClose}
      onConfirm={remove}
      title={texts.deleteSubtaskTitle(item?.title ?? '')}
      confirmLabel={texts.deleteSubtask}
      danger
    >
      {texts.deleteSubtaskText}
    </ConfirmDialog>
  );
}
