import { Suspense } from 'react';

import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import type { SubtaskActions } from './cards/card-actions.ts';
import { DeleteCategory, DeleteSubtask, DeleteTask } from './dialogs/delete-dialogs.tsx';
import type {
  BoardCategory,
  BoardSubtask,
  BoardTask,
} from '../../shared/board-tasks/board-types.ts';
import type { Move } from './model/moves.ts';

const CategoryDialog = lazyWhenIdle(() => import('./dialogs/category-dialog.tsx'));
const ChecklistDialog = lazyWhenIdle(() => import('../../shared/board-tasks/checklist-dialog.tsx'));
const OlderDialog = lazyWhenIdle(() => import('./dialogs/older-dialog.tsx'));
const MoveDialog = lazyWhenIdle(() => import('./dialogs/move-dialog.tsx'));
const NewTaskDialog = lazyWhenIdle(
  () => import('../../shared/board-tasks/form/new-task-dialog.tsx'),
);
const TaskDialog = lazyWhenIdle(() => import('./dialogs/task-dialog.tsx'));

/** The dialog that is open, beside that of a task, which is in the address. */
export type OpenDialog =
  | { readonly kind: 'newTask'; readonly categoryId: string }
  | { readonly kind: 'newCategory' }
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'checklist'; readonly categoryId: string }
  | { readonly kind: 'older'; readonly categoryId: string }
  | { readonly kind: 'move'; readonly task: BoardTask }
  | { readonly kind: 'deleteTask'; readonly task: BoardTask }
  | { readonly kind: 'deleteCategory'; readonly category: BoardCategory };

interface BoardDialogsProps {
  open: OpenDialog | undefined;
  taskId: string | null;
  removedSubtask: BoardSubtask | undefined;
  categories: readonly BoardCategory[];
  today: string;
  subtaskActions: SubtaskActions;
  savingSubtasks: ReadonlyMap<string, BoardSubtask>;
  onMove: (move: Move) => void;
  onOpen: (dialog: OpenDialog | undefined) => void;
  onCloseTask: () => void;
  onKeepSubtask: () => void;
}

export function BoardDialogs(props: BoardDialogsProps) {
  const { open, taskId, categories, onOpen } = props;
  const close = () => onOpen(undefined);
  return (
    <LazyBoundary>
      <Suspense>
        {open?.kind === 'newTask' ? (
          <NewTaskDialog categories={categories} categoryId={open.categoryId} onClose={close} />
        ) : null}
        <CategoryDialogs {...props} />
        {open?.kind === 'move' ? (
          <MoveDialog
            task={open.task}
            categories={categories}
            onMove={props.onMove}
            onClose={close}
          />
        ) : null}
        {taskId === null ? null : (
          <TaskDialog
            id={taskId}
            categories={categories}
            actions={props.subtaskActions}
            saving={props.savingSubtasks}
            onClose={props.onCloseTask}
          />
        )}
      </Suspense>
      <DeleteTask item={open?.kind === 'deleteTask' ? open.task : undefined} onClose={close} />
      <DeleteCategory
        item={open?.kind === 'deleteCategory' ? open.category : undefined}
        onClose={close}
      />
      <DeleteSubtask item={props.removedSubtask} onClose={props.onKeepSubtask} />
    </LazyBoundary>
  );
}

/** The dialogs of one category. */
function CategoryDialogs({ open, categories, today, onOpen }: BoardDialogsProps) {
  const close = () => onOpen(undefined);
  const isNew = open?.kind === 'newCategory';
  const named =
    open !== undefined && 'categoryId' in open
      ? categories.find(({ id }) => id === open.categoryId)
      : undefined;
  if (isNew || (open?.kind === 'category' && named !== undefined))
    return (
      <CategoryDialog
        category={named}
        onDelete={(category) => onOpen({ kind: 'deleteCategory', category })}
        onClose={close}
      />
    );
  if (named === undefined) return null;
  if (open?.kind === 'checklist') return <ChecklistDialog categories={[named]} onClose={close} />;
  if (open?.kind === 'older') return <OlderDialog category={named} today={today} onClose={close} />;
  return null;
}
