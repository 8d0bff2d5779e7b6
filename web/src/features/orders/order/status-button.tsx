import type { RecordStatus } from '@driftig/contracts/records/record-type';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import type { Choice } from '../../../ui/controls/choice.ts';
import { ChoiceMenu } from '../../../ui/controls/choice-menu.tsx';
import { texts } from '../texts.ts';
import classes from './order.module.css';

interface StatusButtonProps {
  status: RecordStatus | undefined;
  current: string;
  choices: readonly Choice[];
  onChoose: (status: string) => void;
}

/** The status as a chip with an arrow, which opens the menu of all statuses. */
export function StatusButton({ status, ...menu }: StatusButtonProps) {
  const label = texts.changeStatus(status?.label ?? '');
  const chip = <RecordStatusChip status={status} />;
  return (
    <ChoiceMenu
      label={label}
      chip={chip}
      button={
        <UnstyledButton className={classes.status ?? ''} aria-label={label}>
          {chip}
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
        </UnstyledButton>
      }
      {...menu}
    />
  );
}
