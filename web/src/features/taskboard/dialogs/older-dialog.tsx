// Default export: loaded when it is opened.
import { taskListRoutes, type DoneTask } from '@driftig/contracts/taskboard/list-routes';
import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';

import { errorIdOf } from '../../../api/errors.ts';
import { usePages } from '../../../api/queries/pages.ts';
import type { BoardCategory } from '../../../shared/board-tasks/board-types.ts';
import { TaskRows } from '../../../shared/board-tasks/task-rows.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import classes from './dialogs.module.css';
import { texts } from './texts.ts';

interface OlderDialogProps {
  category: BoardCategory;
  today: string;
  onClose: () => void;
}

const factsOf = ({ doneAt }: DoneTask) => texts.doneAt(formatDate(doneAt.slice(0, 10)));

/** The tasks of a category that left the board, finished last first. */
export default function OlderDialog({ category, today, onClose }: OlderDialogProps) {
  const list = usePages(taskListRoutes.listDoneTasks, { params: { id: category.id }, query: {} });
  const query = {
    data: list.rows,
    error: list.error,
    refetch: async () => list.refetch(),
  };
  return (
    <Dialog opened onClose={onClose} title={texts.olderTitle(category.name)}>
      <QueryResult query={query} title={texts.olderFailed} errorId={errorIdOf(list.error)}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={classes.none}>{texts.noOlder}</p>
          ) : (
            <>
              <TaskRows
                tasks={rows}
                today={today}
                label={texts.olderTitle(category.name)}
                factsOf={factsOf}
              />
              {list.hasMore ? (
                <Button variant="subtle" loading={list.loadingMore} onClick={list.loadMore}>
                  {texts.more}
                </Button>
              ) : null}
            </>
          )
        }
      </QueryResult>
    </Dialog>
  );
}
