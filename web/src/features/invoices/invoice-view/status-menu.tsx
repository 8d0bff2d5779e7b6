import type { InvoiceStatus } from '@driftig/contracts/invoices-status';
import type { PrintableInvoice } from '@driftig/contracts/invoices-answers';
import { isPaymentMissing } from '@driftig/domain/invoices/status';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

import { lazyAtRest } from '../../../ui/lazy-at-rest.ts';
import { LazyPopup } from '../../../ui/lazy-popup.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { shownStatus, statusLabel, statusTones } from '../invoice-list/shown-status.ts';
import { useChangeStatus } from '../use-change-status.ts';
import { texts } from './texts.ts';

const StatusMenuList = lazyAtRest(() => import('../invoice-list/status-menu-list.tsx'));

/** The chip, Missing payment included as the list shows it; any status can be chosen (part 2 §4). */
export function StatusMenu({ invoice }: { invoice: PrintableInvoice }) {
  const today = useToday();
  const change = useChangeStatus(today);
  const { id, number, status } = invoice;
  const missingPayment = isPaymentMissing(invoice, today);
  const shown = shownStatus({ status, missingPayment });
  const choose = (next: InvoiceStatus) => change({ id, number, status, missingPayment }, next);
  const button = (
    <Button
      rightSection={<IconChevronDown size={16} stroke={1.6} />}
      aria-label={texts.statusOf(statusLabel(shown))}
    >
      <StatusChip tone={statusTones[shown]}>{statusLabel(shown)}</StatusChip>
    </Button>
  );
  return (
    <LazyPopup kind="menu" button={button}>
      {(trigger) => <StatusMenuList trigger={trigger} current={status} onChoose={choose} />}
    </LazyPopup>
  );
}
