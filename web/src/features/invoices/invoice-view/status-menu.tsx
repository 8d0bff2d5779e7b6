import type { PrintableInvoice } from '@driftig/contracts/invoices';
import { danishDate } from '@driftig/domain/dates';
import { isPaymentMissing } from '@driftig/domain/invoices/status';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';

import { StatusChip } from '../../../ui/status-chip.tsx';
import { toastFailure, toastSuccess } from '../../../ui/toast.tsx';
import { chosenStatuses, statusLabels, statusTones } from '../invoice-status.ts';
import type { ShownStatus } from '../invoice-status.ts';
import { useChangeStatus } from '../invoice-view-queries.ts';
import { texts } from './texts.ts';

function shownStatus(invoice: PrintableInvoice): ShownStatus {
  const today = danishDate(new Date().toISOString());
  return isPaymentMissing(invoice, today) ? 'missingPayment' : invoice.status;
}

/** The chip, and any other status under it (part 2 §4: chosen freely). */
export function StatusMenu({ invoice }: { invoice: PrintableInvoice }) {
  const { mutate } = useChangeStatus(invoice);
  const shown = shownStatus(invoice);
  const change = (status: PrintableInvoice['status']) =>
    mutate(status, {
      onSuccess: () => toastSuccess(texts.changed),
      onError: () => toastFailure(texts.changeFailed, { onRetry: () => change(status) }),
    });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          rightSection={<IconChevronDown size={16} stroke={1.6} />}
          aria-label={texts.statusOf(statusLabels[shown])}
        >
          <StatusChip tone={statusTones[shown]}>{statusLabels[shown]}</StatusChip>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {chosenStatuses.map((status) => (
          <Menu.Item
            key={status}
            onClick={() => (status === invoice.status ? undefined : change(status))}
            rightSection={status === invoice.status ? <IconCheck size={16} stroke={1.6} /> : null}
            aria-current={status === invoice.status}
          >
            <StatusChip tone={statusTones[status]} plain>
              {statusLabels[status]}
            </StatusChip>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
