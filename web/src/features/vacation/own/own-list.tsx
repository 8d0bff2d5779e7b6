import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconBeach } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

import { useUser } from '../../../api/session/session.ts';
import { errorIdOf } from '../../../api/errors.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { EmptyListButton } from '../../../ui/layout/page-action.tsx';
import { useWidth } from '../../../ui/layout/use-width.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { ownAbsencesQuery, type Entry } from '../../../shared/holiday-balance/queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Editing } from './use-editing.ts';
import { OwnCards } from './own-cards.tsx';
import { OwnTable } from './own-table.tsx';
import classes from './own.module.css';
import { texts } from './texts.ts';
import type { Period } from './use-period.ts';

const ApplicationSheet = lazyWhenIdle(
  () => import('../../../shared/holiday-balance/form/application-sheet.tsx'),
);

/** From here on a row is edited in its place. */
const ROOM_TO_EDIT = 1040;

interface OwnListProps {
  period: Period;
  editing: Editing;
  /** Whether the plan lets one apply; else what is there is shown. */
  canApply: boolean;
}

/** One's own applications: a table that is edited in place, or cards with a sheet. */
export function OwnList({ period, editing, canApply }: OwnListProps) {
  const query = useQuery({
    ...ownAbsencesQuery(period.from, period.to),
    // A row that is being written stays while another week is fetched.
    placeholderData: keepPreviousData,
  });
  const [box, width] = useWidth<HTMLDivElement>();
  const [toDelete, setToDelete] = useState<Entry>();
  const isWide = width >= ROOM_TO_EDIT;
  const { id: userId } = useUser();
  const list = { period, editing, canApply, userId, onDelete: setToDelete };
  return (
    <div ref={box} className={classes.list}>
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)}>
        {({ data }) => (
          <>
            {data.length === 0 && !(isWide && editing.isNew) ? (
              <Nothing period={period} onApply={canApply ? editing.openNew : undefined} />
            ) : isWide ? (
              <OwnTable {...list} rows={data} />
            ) : (
              <OwnCards {...list} rows={data} />
            )}
          </>
        )}
      </QueryResult>
      {/* Also while the list cannot be fetched: one can still apply. */}
      {isWide && query.data !== undefined ? null : (
        <Sheet editing={editing} rows={query.data?.data ?? []} />
      )}
      {toDelete ? <DeleteDialog entry={toDelete} onClose={() => setToDelete(undefined)} /> : null}
    </div>
  );
}

function Sheet({ editing, rows }: { editing: Editing; rows: readonly Entry[] }) {
  const entry = rows.find(({ absenceId }) => editing.has(absenceId));
  if (entry === undefined && !editing.isNew) return null;
  return (
    <LazyBoundary>
      <Suspense>
        <ApplicationSheet
          key={entry?.absenceId ?? ''}
          entry={entry}
          onClose={() => editing.close(entry?.absenceId)}
        />
      </Suspense>
    </LazyBoundary>
  );
}

/** Nothing at all, or nothing in the week or month that is shown. */
function Nothing({ period, onApply }: { period: Period; onApply: (() => void) | undefined }) {
  const { view, setView } = period;
  if (view !== 'all')
    return (
      <EmptyState
        icon={IconBeach}
        title={texts.nothingThen}
        action={<Button onClick={() => setView('all')}>{texts.showAll}</Button>}
      />
    );
  return (
    <EmptyState
      icon={IconBeach}
      title={texts.nothing}
      text={texts.nothingHelp}
      action={onApply ? <EmptyListButton label={texts.apply} onClick={onApply} /> : null}
    />
  );
}
