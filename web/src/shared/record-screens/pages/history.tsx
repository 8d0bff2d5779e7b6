import type { ReadTypeName } from '@driftig/contracts/records/record-contracts';
import { Button } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import { callPage } from '../../../api/client.ts';
import { errorIdOf } from '../../../api/errors.ts';
import { routeKey } from '../../../api/queries/route-query.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import { namedCallsOf } from '../change/calls.ts';
import { texts } from '../texts.ts';
import classes from './history.module.css';

const PAGE_SIZE = 10;

function historyQuery(type: ReadTypeName, id: string) {
  const { listHistory } = namedCallsOf(type);
  return infiniteQueryOptions({
    queryKey: [...routeKey(listHistory), type, id],
    queryFn: ({ pageParam, signal }) => {
      const query = { type, id, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
      return callPage(listHistory, { query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

interface HistoryProps {
  type: ReadTypeName;
  id: string;
}

/** Audit trail of a record, newest first, a page at a time. */
export function History({ type, id }: HistoryProps) {
  const query = useInfiniteQuery(historyQuery(type, id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (data === undefined)
    return error ? (
      <ErrorState errorId={errorIdOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={3} height={28} />
    );
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p className={classes.none}>{texts.noHistory}</p>;
  return (
    <>
      <ol className={classes.events}>
        {rows.map(({ id: eventId, at, name, text }) => (
          <li key={eventId} className={classes.event}>
            <span className={classes.what}>
              <b>{name}</b> {text}
            </span>
            <time dateTime={at} className={classes.when}>
              {formatInstant(at)}
            </time>
          </li>
        ))}
      </ol>
      {hasNextPage ? (
        <div className={classes.more}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.showMore}
          </Button>
        </div>
      ) : null}
    </>
  );
}
