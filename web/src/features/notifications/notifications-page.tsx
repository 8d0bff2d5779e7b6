import type { NotificationRow } from '@driftig/contracts/notifications/routes';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { formatClock } from '../../ui/time/format-instant.ts';
import { useToday } from '../../ui/time/use-today.ts';
import { daysOf } from './days.ts';
import { NotificationItem } from './notification-item.tsx';
import classes from './notifications.module.css';
import { pagesQuery, useMarkRead } from './queries.ts';
import { choiceTexts, texts } from './texts.ts';

const WaysDialog = lazyWhenIdle(() => import('./ways-dialog.tsx'));

/** All notifications of the user, by day (product U2). */
export default function NotificationsPage() {
  const query = useInfiniteQuery(pagesQuery);
  const [choosing, setChoosing] = useState(false);
  const { upTo } = useMarkRead();
  const rows = query.data?.pages.flatMap((page) => page.rows);
  const newest = rows?.[0];
  const actions = (
    <>
      <Button className={classes.action ?? ''} onClick={() => setChoosing(true)}>
        {choiceTexts.open}
      </Button>
      <Button
        className={classes.action ?? ''}
        disabled={rows?.some(({ isUnread }) => isUnread) !== true}
        onClick={() => newest && void upTo(newest)}
      >
        {texts.markAll}
      </Button>
    </>
  );
  return (
    <Page title={texts.title} purpose={texts.purpose} actions={actions}>
      {rows === undefined ? (
        <Waiting query={query} />
      ) : (
        <Days rows={rows}>
          <More query={query} />
        </Days>
      )}
      {choosing ? (
        <LazyBoundary>
          <Suspense>
            <WaysDialog onClose={() => setChoosing(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </Page>
  );
}

type Pages = ReturnType<typeof useInfiniteQuery<unknown>>;

function Waiting({ query: { error, refetch } }: { query: Pick<Pages, 'error' | 'refetch'> }) {
  if (!error) return <SkeletonRows rows={5} />;
  return (
    <ErrorState
      title={texts.notLoaded}
      text=""
      errorId={errorIdOf(error)}
      onRetry={() => void refetch()}
    />
  );
}

interface DaysProps {
  rows: readonly NotificationRow[];
  children: ReactNode;
}

function Days({ rows, children }: DaysProps) {
  const today = useToday();
  if (rows.length === 0)
    return <EmptyState icon={IconBell} title={texts.none} text={texts.noneHelp} />;
  return (
    <div className={classes.days}>
      {daysOf(rows, today).map(({ date, title, rows: ofDay }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={classes.day}>
            {title}
          </h2>
          <ul className={classes.rows}>
            {ofDay.map((row) => (
              <li key={row.id}>
                <NotificationItem row={row} when={texts.clock(formatClock(row.at))} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </div>
  );
}

type MoreQuery = Pick<
  Pages,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

function More({ query }: { query: MoreQuery }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className={classes.more}>
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? texts.retry : texts.more}
      </Button>
      {isFetchNextPageError ? (
        <p role="alert" className={classes.failed}>
          {texts.moreNotLoaded}
        </p>
      ) : null}
    </div>
  );
}
