/**
 * ListState { …DecisionList, noMatch, height, empty } — shown instead of rows: loading, failed, none
 * match the filters, or `empty`.
 */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { resetFilters, type DecisionList } from './decision-list.ts';
import { texts } from './texts.ts';

interface ListStateProps extends Pick<
  DecisionList<unknown>,
  'state' | 'entries' | 'error' | 'onRetry'
> {
  /** Text when no row matches the filters. */
  noMatch: string;
  /** Height of a row while they are fetched, in px. */
  height: number;
  empty: ReactNode;
}

export function ListState(props: ListStateProps) {
  const { state, error, onRetry, noMatch, height, empty } = props;
  const known = props.entries !== undefined;
  if (!known && error) return <ErrorState errorId={error.id} onRetry={onRetry} />;
  if (!known) return <SkeletonRows height={height} />;
  if (Object.values(state.filters).some(Boolean))
    return (
      <StatePanel
        icon={IconSearch}
        tone="neutral"
        title={noMatch}
        action={<Button onClick={() => resetFilters(state)}>{texts.clearFilters}</Button>}
      />
    );
  return empty;
}
