/**
 * QueryResult { query, title, errorId?, rows?, children } — renders the data of a query, a skeleton
 * while it loads, and an error with a retry button when it fails. Data stays when a refetch fails.
 */
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

interface QueryResultProps<T> {
  query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The title of the error. */
  title: string;
  errorId: string | undefined;
  rows?: number;
  children: (data: T) => ReactNode;
}

export function QueryResult<T>({ query, title, errorId, rows, children }: QueryResultProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonRows {...(rows !== undefined && { rows })} />;
  return <ErrorState title={title} text="" errorId={errorId} onRetry={() => void refetch()} />;
}
