import type { InvoiceRow } from '@driftig/contracts/invoices-answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices-status';
import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';

import { lazyAtRest } from '../../../ui/lazy-at-rest.ts';
import { LazyPopup } from '../../../ui/lazy-popup.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { shownStatus, statusLabel, statusTones } from './shown-status.ts';
import classes from './status-menu.module.css';
import { texts } from './texts.ts';

const StatusMenuList = lazyAtRest(() => import('./status-menu-list.tsx'));

interface StatusMenuProps {
  row: InvoiceRow;
  onChoose: (row: InvoiceRow, status: InvoiceStatus) => void;
}

/** The status as a chip; a press opens the five that can be set. */
export const StatusMenu = memo(function StatusMenu({ row, onChoose }: StatusMenuProps) {
  const shown = shownStatus(row);
  const button = (
    <UnstyledButton
      className={classes.chip}
      aria-label={texts.changeStatus(statusLabel(shown), row.number)}
    >
      <StatusChip tone={statusTones[shown]}>{statusLabel(shown)}</StatusChip>
    </UnstyledButton>
  );
  const choose = (status: InvoiceStatus) => onChoose(row, status);
  return (
    <LazyPopup kind="menu" button={button}>
      {(trigger) => <StatusMenuList trigger={trigger} current={row.status} onChoose={choose} />}
    </LazyPopup>
  );
});
