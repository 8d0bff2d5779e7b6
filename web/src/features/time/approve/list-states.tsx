import { Button } from '@mantine/core';
import { IconClockCheck } from '@tabler/icons-react';

import { ListState } from '../../../shared/decision-lists/list-state.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { EmptyListButton } from '../../../ui/layout/page-action.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { newRow, type ListProps } from './list-props.ts';
import { texts } from './texts.ts';

/** Loading, error and empty states of the list. */
export function HoursState(props: ListProps) {
  const { tab, onEdit, waiting = 0, state } = props;
  const phone = usePhone();
  const waits = tab === 'pending';
  const showWaiting =
    waiting > 0 ? (
      <Button variant="filled" onClick={() => state.setStatus('pending')}>
        {texts.showWaiting(waiting)}
      </Button>
    ) : null;
  return (
    <ListState
      {...props}
      noMatch={texts.empty}
      height={phone ? 68 : 40}
      empty={
        <EmptyState
          icon={IconClockCheck}
          title={texts.empty}
          text={waits ? texts.emptyPending : texts.emptyDecided}
          action={
            waits ? (
              <EmptyListButton label={texts.create} onClick={() => onEdit(newRow)} />
            ) : (
              showWaiting
            )
          }
        />
      }
    />
  );
}
