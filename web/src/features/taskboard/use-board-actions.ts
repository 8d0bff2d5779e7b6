import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { useCallback, useEffect, useMemo, useRef } from 'react';

import { call } from '../../api/client.ts';
import { describeError } from '../../api/errors.ts';
import { toastFailure } from '../../ui/feedback/toast.tsx';
import type { OpenDialog } from './board-dialogs.tsx';
import type { CardActions } from './cards/card-actions.ts';
import type { BoardSubtask } from '../../shared/board-tasks/board-types.ts';
import { texts } from './texts.ts';

interface BoardActionsOptions {
  readonly isManager: boolean;
  readonly openTask: (id: string) => void;
  readonly saveSubtask: CardActions['saveSubtask'];
  readonly setOpen: (dialog: OpenDialog) => void;
  readonly setRemovedSubtask: (subtask: BoardSubtask) => void;
}

/** The actions of cards and columns: the same functions in each render, so that cards need not render. */
export function useBoardActions(options: BoardActionsOptions) {
  const { isManager, saveSubtask, setOpen, setRemovedSubtask } = options;
  const open = useNewest(options.openTask);
  const cardActions = useMemo(
    (): Omit<CardActions, 'toggle' | 'press' | 'leave'> => ({
      open,
      move: (task) => setOpen({ kind: 'move', task }),
      remove: (task) => setOpen({ kind: 'deleteTask', task }),
      saveSubtask,
      addSubtask,
      removeSubtask: (_task, subtask) => setRemovedSubtask(subtask),
    }),
    [open, saveSubtask, setOpen, setRemovedSubtask],
  );
  const columnActions = useMemo(
    () => ({
      add: (categoryId: string) => setOpen({ kind: 'newTask', categoryId }),
      makeChecklist: (categoryId: string) => setOpen({ kind: 'checklist', categoryId }),
      showOlder: (categoryId: string) => setOpen({ kind: 'older', categoryId }),
      edit: isManager
        ? (categoryId: string) => setOpen({ kind: 'category', categoryId })
        : undefined,
    }),
    [isManager, setOpen],
  );
  return { cardActions, columnActions };
}

/** The same function in each render, so that cards need not render; it calls the newest `open`. */
function useNewest(open: (id: string) => void): (id: string) => void {
  const newest = useRef(open);
  useEffect(() => {
    newest.current = open;
  });
  return useCallback((id) => newest.current(id), []);
}

/** False where it was not saved. */
async function addSubtask({ id: taskId }: { readonly id: string }, title: string) {
  try {
    await call(taskboardRoutes.createSubtask, { body: { taskId, title } });
    return true;
  } catch (error) {
    toastFailure(texts.notSaved, { text: describeError(error) });
    return false;
  }
}
