// Default export: loaded when it is opened.
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import type { BoardCategory } from '../../../shared/board-tasks/board-types.ts';
import ChecklistDialog from '../../../shared/board-tasks/checklist-dialog.tsx';
import NewTaskDialog from '../../../shared/board-tasks/form/new-task-dialog.tsx';
import { boardQuery } from '../../../shared/board-tasks/queries.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { texts } from './texts.ts';

interface NewOrderTaskProps {
  order: { readonly id: string; readonly number: number };
  /** A task, or those of a category's checklist. */
  as: 'task' | 'checklist';
  onClose: () => void;
}

const isUsable = {
  task: ({ isSeen }: BoardCategory) => isSeen,
  checklist: ({ isSeen, checklist }: BoardCategory) => isSeen && checklist.length > 0,
} as const;

/** New tasks of the order, in a category of the board. */
export default function NewOrderTask({ order, as, onClose }: NewOrderTaskProps) {
  const query = useQuery(boardQuery);
  const categories = query.data?.filter(isUsable[as]) ?? [];
  if (categories.length > 0)
    return as === 'task' ? (
      <NewTaskDialog categories={categories} categoryId="" order={order} onClose={onClose} />
    ) : (
      <ChecklistDialog categories={categories} order={order} onClose={onClose} />
    );
  return (
    <Dialog opened onClose={onClose} title={texts.titles[as]}>
      <QueryResult query={query} title={texts.boardFailed} errorId={errorIdOf(query.error)}>
        {() => <p>{texts.nothing[as]}</p>}
      </QueryResult>
    </Dialog>
  );
}
