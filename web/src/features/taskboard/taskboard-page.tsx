import { Button } from '@mantine/core';
import { IconFolderPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { useUser } from '../../api/session/session.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { AddButton } from '../../ui/layout/page-action.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useToday } from '../../ui/time/use-today.ts';
import { useOpenRecord } from '../../ui/url/use-open-record.ts';
import { BoardDialogs, type OpenDialog } from './board-dialogs.tsx';
import { Board } from './columns/board.tsx';
import { NoCategories } from './columns/no-categories.tsx';
import { BoardBar } from './filters/board-bar.tsx';
import type { BoardSubtask } from '../../shared/board-tasks/board-types.ts';
import { boardQuery } from '../../shared/board-tasks/queries.ts';
import classes from './taskboard.module.css';
import { texts } from './texts.ts';
import { useBoardActions } from './use-board-actions.ts';
import { useBoardAddress } from './use-board-address.ts';
import { useBoardChanges } from './use-board-changes.ts';

/** The task board: product J1 to J7. */
export default function TaskboardPage() {
  const today = useToday();
  const isManager = useUser().role !== 'employee';
  const address = useBoardAddress();
  const query = useQuery(boardQuery);
  const { shown, move, saveSubtask, saving } = useBoardChanges(query.data);
  const [open, setOpen] = useState<OpenDialog>();
  const [removedSubtask, setRemovedSubtask] = useState<BoardSubtask>();
  const task = useOpenRecord();
  const { cardActions, columnActions } = useBoardActions({
    isManager,
    openTask: task.open,
    saveSubtask,
    setOpen,
    setRemovedSubtask,
  });
  return (
    <Page
      title={texts.title}
      purpose={texts.purpose}
      beside
      actions={
        <PageActions
          isManager={isManager}
          hasColumns={shown?.some(({ isSeen }) => isSeen) === true}
          categoryId={address.category}
          onOpen={setOpen}
        />
      }
    >
      <QueryResult
        query={{ ...query, data: shown }}
        title={texts.failed}
        errorId={errorIdOf(query.error)}
        rows={8}
      >
        {(categories) =>
          categories.length === 0 ? (
            <NoCategories
              onCreate={isManager ? () => setOpen({ kind: 'newCategory' }) : undefined}
            />
          ) : (
            <div className={classes.page}>
              <BoardBar categories={categories} address={address} today={today} />
              <Board
                categories={categories}
                address={address}
                today={today}
                cardActions={cardActions}
                columnActions={columnActions}
                onMove={move}
              />
            </div>
          )
        }
      </QueryResult>
      <BoardDialogs
        open={open}
        taskId={task.openId}
        removedSubtask={removedSubtask}
        categories={shown ?? []}
        today={today}
        subtaskActions={cardActions}
        savingSubtasks={saving}
        onMove={move}
        onOpen={setOpen}
        onCloseTask={task.close}
        onKeepSubtask={() => setRemovedSubtask(undefined)}
      />
    </Page>
  );
}

interface PageActionsProps {
  isManager: boolean;
  /** Whether there is a category to add tasks to. */
  hasColumns: boolean;
  categoryId: string;
  onOpen: (dialog: OpenDialog) => void;
}

function PageActions({ isManager, hasColumns, categoryId, onOpen }: PageActionsProps) {
  return (
    <>
      {isManager ? (
        <Button
          leftSection={<IconFolderPlus size={18} stroke={1.6} />}
          onClick={() => onOpen({ kind: 'newCategory' })}
        >
          {texts.addCategory}
        </Button>
      ) : null}
      {hasColumns ? (
        <AddButton label={texts.add} onClick={() => onOpen({ kind: 'newTask', categoryId })} />
      ) : null}
    </>
  );
}
