import { Button } from '@mantine/core';
import { IconClockCheck, IconSearch } from '@tabler/icons-react';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatePanel } from '../../../ui/feedback/state-panel.tsx';
import { EmptyListButton } from '../../../ui/layout/page-action.tsx';
import { newRow, type ListProps } from './list-props.ts';
import { texts } from './texts.ts';

/** What stands instead of rows: that they are fetched, could not be, or that there are none. */
export function ListState(props: ListProps) {
  const { state, tab, entries, error, onRetry, onEdit } = props;
  if (entries === undefined && error) return <ErrorState errorId={error.id} onRetry={onRetry} />;
  if (entries === undefined) return <SkeletonRows height={40} />;
  if (Object.values(state.filters).some(Boolean))
    return (
      <StatePanel
        icon={IconSearch}
        tone="neutral"
        title={texts.empty}
        action={<Button onClick={() => resetFilters(props)}>{texts.clearFilters}</Button>}
      />
    );
  const waits = tab === 'pending';
  return (
    <EmptyState
      icon={IconClockCheck}
      title={texts.empty}
      text={waits ? texts.emptyPending : texts.emptyDecided}
      action={
        waits ? <EmptyListButton label={texts.create} onClick={() => onEdit(newRow)} /> : null
      }
    />
  );
}

export function resetFilters({ state }: Pick<ListProps, 'state'>): void {
  state.change({ filters: { employee: '', project: '', from: '', to: '' } }, true);
}
