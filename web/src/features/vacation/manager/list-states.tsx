import { IconBeach } from '@tabler/icons-react';

import { ListState } from '../../../shared/decision-lists/list-state.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { EmptyListButton } from '../../../ui/layout/page-action.tsx';
import { newRow, type ListProps } from './list-props.ts';
import { texts } from './texts.ts';

const emptyTitle = {
  pending: texts.nonePending,
  approved: texts.noneApproved,
  rejected: texts.noneRejected,
} as const;

/** Loading, error and empty states of the list. */
export function ApplicationsState(props: ListProps) {
  const { tab, mayWrite, onEdit } = props;
  const isFirst = tab === 'pending';
  return (
    <ListState
      {...props}
      noMatch={texts.noMatch}
      height={68}
      empty={
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
      }
    />
  );
}
