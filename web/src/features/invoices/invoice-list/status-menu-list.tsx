// Default export: loaded lazily by StatusMenu.
import type { InvoiceStatus } from '@driftig/contracts/invoices-status';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

import { useOpenAtOnce } from '../../../ui/lazy-popup.tsx';
import type { PopupTrigger } from '../../../ui/lazy-popup.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { settableStatuses, statusLabel, statusTones } from './shown-status.ts';
import classes from './status-menu.module.css';

interface StatusMenuListProps {
  trigger: PopupTrigger;
  current: InvoiceStatus;
  onChoose: (status: InvoiceStatus) => void;
}

function Choice({ status, chosen }: { status: InvoiceStatus; chosen: boolean }) {
  return (
    <span className={classes.choice}>
      <StatusChip tone={statusTones[status]}>{statusLabel(status)}</StatusChip>
      {chosen ? <IconCheck size={16} stroke={1.8} aria-label="Valgt" /> : null}
    </span>
  );
}

export default function StatusMenuList({ trigger, current, onChoose }: StatusMenuListProps) {
  const [opened, setOpened] = useOpenAtOnce(trigger);
  return (
    <Menu position="bottom-start" width={200} opened={opened} onChange={setOpened}>
      <Menu.Target>{trigger.button}</Menu.Target>
      <Menu.Dropdown>
        {settableStatuses.map((status) => (
          <Menu.Item key={status} onClick={() => status !== current && onChoose(status)}>
            <Choice status={status} chosen={status === current} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
