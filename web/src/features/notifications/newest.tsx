import type { NotificationRow } from '@driftig/contracts/notifications/routes';
import { danishDate } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { formatClock } from '../../ui/time/format-instant.ts';
import { useToday } from '../../ui/time/use-today.ts';
import { NotificationItem } from './notification-item.tsx';
import classes from './notifications.module.css';
import { newestQuery, useMarkRead } from './queries.ts';
import { texts } from './texts.ts';

interface NewestProps {
  headingId: string;
  onFollowed: () => void;
}

/** The newest notifications, under the bell. */
export function Newest({ headingId, onFollowed }: NewestProps) {
  const { data, error, refetch } = useQuery({ ...newestQuery, staleTime: 0 });
  const { upTo } = useMarkRead();
  const [first] = data ?? [];
  const isSomeUnread = data?.some(({ isUnread }) => isUnread) === true;
  return (
    <div className={classes.newest}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.heading}>
          {texts.title}
        </h2>
        {first !== undefined && isSomeUnread ? (
          <Button variant="subtle" size="compact-sm" onClick={() => void upTo(first)}>
            {texts.markAll}
          </Button>
        ) : null}
      </div>
      {data === undefined ? (
        <div className={classes.waiting}>
          {error ? (
            <ErrorState
              title={texts.notLoaded}
              text=""
              errorId={errorIdOf(error)}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows rows={3} />
          )}
        </div>
      ) : (
        <Rows rows={data} onFollowed={onFollowed} />
      )}
      <Link to={paths.notifications} className={classes.all ?? ''} onClick={onFollowed}>
        {texts.all}
      </Link>
    </div>
  );
}

function Rows({ rows, onFollowed }: { rows: readonly NotificationRow[]; onFollowed: () => void }) {
  const today = useToday();
  if (rows.length === 0) return <p className={classes.none}>{texts.none}.</p>;
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <NotificationItem row={row} when={whenOf(row, today)} onFollowed={onFollowed} />
        </li>
      ))}
    </ul>
  );
}

function whenOf({ at }: NotificationRow, today: string): string {
  const date = danishDate(at);
  return date === today ? texts.clock(formatClock(at)) : formatDate(date);
}
