import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';

import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import { EmptyListButton } from '../../../../ui/layout/page-action.tsx';
import { usePhone } from '../../../../ui/layout/use-phone.ts';
import { texts } from '../texts.ts';
import type { OwnHours } from '../use-own-hours.ts';

/** Loading, error and empty states of the list. */
export function ListState({ hours }: { hours: OwnHours }) {
  const { entries, error, onRetry, tab, state, create, mayWrite } = hours;
  const phone = usePhone();
  if (entries === undefined)
    return error ? (
      <ErrorState title={texts.failed} text="" errorId={error.id} onRetry={onRetry} />
    ) : (
      <SkeletonRows height={phone ? 68 : 40} />
    );
  const isPending = tab === 'pending';
  return (
    <EmptyState
      icon={IconClock}
      title={texts.none}
      text={texts.noneHelp[tab]}
      action={
        !isPending ? (
          <Button onClick={() => state.setStatus('pending')}>{texts.seePending}</Button>
        ) : mayWrite ? (
          <EmptyListButton label={texts.create} onClick={create} filled={!phone} />
        ) : null
      }
    />
  );
}
