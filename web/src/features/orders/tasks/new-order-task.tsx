// Default export: loaded when it is opened.
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import NewTaskDialog from '../../../shared/board-tasks/form/new-task-dialog.tsx';
import { texts as formTexts } from '../../../shared/board-tasks/form/texts.ts';
import { boardQuery } from '../../../shared/board-tasks/queries.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { texts } from './texts.ts';

interface NewOrderTaskProps {
  order: { readonly id: string; readonly number: number };
  onClose: () => void;
}

/** A new task of the order, in a category of the board. */
export default function NewOrderTask({ order, onClose }: NewOrderTaskProps) {
  const query = useQuery(boardQuery);
  if (query.data?.some(({ isSeen }) => isSeen) === true)
    return <NewTaskDialog categories={query.data} categoryId="" order={order} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={formTexts.newTaskOf(order.number)}>
      <QueryResult query={query} title={texts.boardFailed} errorId={errorIdOf(query.error)}>
        {() => <p>{texts.noCategory}</p>}
      </QueryResult>
    </Dialog>
  );
}
