/**
 * Loaded { query, title, errorId?, rows?, children } — what a query brings, rows of grey until it
 * has come, and the error with 'Prøv igen' where it never did. What is there stays when fetching it
 * anew fails.
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
  /** What is said where nothing came. */
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
