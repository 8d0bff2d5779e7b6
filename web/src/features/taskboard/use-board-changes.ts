/** useBoardChanges(board): moves and subtasks that show at once, are saved, and go back where they are refused. */
import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { derivedProgress, derivedStatus } from '@driftig/domain/taskboard/progress';
import { boardStatusTexts } from '@driftig/contracts/taskboard/status';
import { useCallback, useMemo, useState } from 'react';

import { call } from '../../api/client.ts';
import { describeError } from '../../api/errors.ts';
import { toastFailure } from '../../ui/feedback/toast.tsx';
import type {
  BoardCategory,
  BoardSubtask,
  BoardTask,
} from '../../shared/board-tasks/board-types.ts';
import { withMoved, type Move } from './model/moves.ts';
import { texts } from './texts.ts';

/** A change that is being saved. */
type Pending =
  | ({ readonly kind: 'move' } & Move)
  | { readonly kind: 'subtask'; readonly taskId: string; readonly subtask: BoardSubtask };

export function useBoardChanges(board: readonly BoardCategory[] | undefined) {
  const [pending, setPending] = useState<readonly Pending[]>([]);

  const show = useCallback(
    async (change: Pending, save: () => Promise<unknown>, failed: string) => {
      setPending((before) => [...before, change]);
      try {
        await save();
      } catch (error) {
        toastFailure(failed, { text: describeError(error) });
      } finally {
        setPending((before) => before.filter((one) => one !== change));
      }
    },
    [],
  );

  const move = useCallback(
    ({ taskId, categoryId, after, before }: Move) => {
      const save = () =>
        call(taskboardRoutes.updateBoardTask, {
          params: { id: taskId },
          body: { categoryId, after, before },
        });
      void show({ kind: 'move', taskId, categoryId, after, before }, save, texts.notMoved);
    },
    [show],
  );

  const saveSubtask = useCallback(
    ({ id: taskId }: Pick<BoardTask, 'id'>, subtask: BoardSubtask) => {
      const { id, status, progress } = subtask;
      const save = () =>
        call(taskboardRoutes.updateSubtask, { params: { id }, body: { status, progress } });
      void show({ kind: 'subtask', taskId, subtask }, save, texts.notSaved);
    },
    [show],
  );

  const shown = useMemo(() => board && pending.reduce(withPending, board), [board, pending]);
  /** Subtasks that are being saved, by id. */
  const saving = useMemo(
    () =>
      new Map(
        pending.flatMap((one) =>
          one.kind === 'subtask' ? [[one.subtask.id, one.subtask] as const] : [],
        ),
      ),
    [pending],
  );
  return { shown, move, saveSubtask, saving };
}

function withPending(board: readonly BoardCategory[], change: Pending): readonly BoardCategory[] {
  if (change.kind === 'move') return withMoved(board, change);
  return board.map((category) =>
    category.tasks.some(({ id }) => id === change.taskId)
      ? {
          ...category,
          tasks: category.tasks.map((task) =>
            task.id === change.taskId ? withSubtask(task, change.subtask) : task,
          ),
        }
      : category,
  );
}

/** Status and progress follow at once where the card has all subtasks; else when they are saved. */
function withSubtask(task: BoardTask, subtask: BoardSubtask): BoardTask {
  const subTasks = task.subTasks.map((one) => (one.id === subtask.id ? subtask : one));
  if (task.subtaskCount > subTasks.length) return { ...task, subTasks };
  const status = derivedStatus(subTasks);
  return {
    ...task,
    subTasks,
    status,
    statusText: boardStatusTexts[status],
    progress: derivedProgress(subTasks),
    subtasksDone: subTasks.filter((one) => one.status === 'completed').length,
  };
}
