import { Button } from '@mantine/core';
import { IconBeach, IconSearch } from '@tabler/icons-react';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatePanel } from '../../../ui/feedback/state-panel.tsx';
import { EmptyListButton } from '../../../ui/layout/page-action.tsx';
import { newRow, type ListProps } from './list-props.ts';
import { texts } from './texts.ts';

const emptyTitle = {
  pending: texts.nonePending,
  approved: texts.noneApproved,
  rejected: texts.noneRejected,
} as const;

/** What stands instead of rows: that they are fetched, could not be, or that there are none. */
export function ListState(props: ListProps) {
  const { state, tab, entries, error, onRetry, mayWrite, onEdit } = props;
  if (entries === undefined && error) return <ErrorState errorId={error.id} onRetry={onRetry} />;
  if (entries === undefined) return <SkeletonRows height={68} />;
  if (Object.values(state.filters).some(Boolean))
    return (
      <StatePanel
        icon={IconSearch}
        tone="neutral"
        title={texts.noMatch}
        action={<Button onClick={() => resetFilters(props)}>{texts.clearFilters}</Button>}
      />
    );
  const isFirst = tab === 'pending';
  return (
    <EmptyState
      icon={IconBeach}
      title={emptyTitle[tab]}
      text={isFirst ? texts.nonePendingHelp : texts.noneDecidedHelp}
      action={
        isFirst && mayWrite ? (
          <EmptyListButton label={texts.apply} onClick={() => onEdit(newRow)} />
        ) : null
      }
    />
  );
}

export function resetFilters({ state }: Pick<ListProps, 'state'>): void {
  state.change({ filters: { employee: '', from: '', to: '' } }, true);
}
