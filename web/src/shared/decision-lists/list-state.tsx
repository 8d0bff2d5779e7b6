/**
 * ListState { state, entries, error, onRetry, noMatch, clearLabel, onReset, height, empty } — shown
 * instead of rows: loading, failed, none match the filters, or `empty`.
 */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { TableError } from '../../ui/data-table/table-props.ts';
import type { TableState } from '../../ui/data-table/use-table-state.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { texts } from './texts.ts';

interface ListStateProps {
  state: TableState;
  /** Whether the rows are there. */
  known: boolean;
  error: TableError | null;
  onRetry: () => void;
  /** Text when no row matches the filters. */
  noMatch: string;
  onReset: () => void;
  /** Height of a row while they are fetched, in px. */
  height: number;
  empty: ReactNode;
}

export function ListState(props: ListStateProps) {
  const { state, known, error, onRetry, noMatch, onReset, height, empty } = props;
  if (!known && error) return <ErrorState errorId={error.id} onRetry={onRetry} />;
  if (!known) return <SkeletonRows height={height} />;
  if (Object.values(state.filters).some(Boolean))
    return (
      <StatePanel
        icon={IconSearch}
        tone="neutral"
        title={noMatch}
        action={<Button onClick={onReset}>{texts.clearFilters}</Button>}
      />
    );
  return empty;
}
