import type { InvoiceRow, InvoiceStatus } from '@driftig/contracts/invoices';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { memo } from 'react';

import { StatusChip } from '../../../ui/status-chip.tsx';
import { settableStatuses, shownStatus, statusLabel, statusTones } from './shown-status.ts';
import classes from './status-menu.module.css';
import { texts } from './texts.ts';

interface StatusMenuProps {
  row: InvoiceRow;
  onChoose: (row: InvoiceRow, status: InvoiceStatus) => void;
}

function Choice({ status, chosen }: { status: InvoiceStatus; chosen: boolean }) {
  return (
    <span className={classes.choice}>
      <StatusChip tone={statusTones[status]}>{statusLabel(status)}</StatusChip>
      {chosen ? <IconCheck size={16} stroke={1.8} aria-label="Valgt" /> : null}
    </span>
  );
}

/** The status as a chip; a press opens the five that can be set. */
export const StatusMenu = memo(function StatusMenu({ row, onChoose }: StatusMenuProps) {
  const shown = shownStatus(row);
  const choose = (status: InvoiceStatus) => status !== row.status && onChoose(row, status);
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <UnstyledButton
          className={classes.chip}
          aria-label={texts.changeStatus(statusLabel(shown), row.number)}
        >
          <StatusChip tone={statusTones[shown]}>{statusLabel(shown)}</StatusChip>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {settableStatuses.map((status) => (
          <Menu.Item key={status} onClick={() => choose(status)}>
            <Choice status={status} chosen={status === row.status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});
