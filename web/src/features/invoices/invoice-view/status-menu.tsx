import type { PrintableInvoice } from '@driftig/contracts/invoices-answers';
import { danishDate } from '@driftig/domain/dates';
import { isPaymentMissing } from '@driftig/domain/invoices/status';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';

import { StatusChip } from '../../../ui/status-chip.tsx';
import { toastFailure, toastSuccess } from '../../../ui/toast.tsx';
import {
  settableStatuses,
  shownStatus,
  statusLabel,
  statusTones,
} from '../invoice-list/shown-status.ts';
import { useChangeStatus } from '../invoice-view-queries.ts';
import { texts } from './texts.ts';

/** As the list shows it, Missing payment included. */
function shownNow(invoice: PrintableInvoice) {
  const missingPayment = isPaymentMissing(invoice, danishDate(new Date().toISOString()));
  return shownStatus({ status: invoice.status, missingPayment });
}

/** The chip, and any other status under it (part 2 §4: chosen freely). */
export function StatusMenu({ invoice }: { invoice: PrintableInvoice }) {
  const { mutate } = useChangeStatus(invoice);
  const shown = shownNow(invoice);
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
          aria-label={texts.statusOf(statusLabel(shown))}
        >
          <StatusChip tone={statusTones[shown]}>{statusLabel(shown)}</StatusChip>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {settableStatuses.map((status) => (
          <Menu.Item
            key={status}
            onClick={() => (status === invoice.status ? undefined : change(status))}
            rightSection={status === invoice.status ? <IconCheck size={16} stroke={1.6} /> : null}
            aria-current={status === invoice.status}
          >
            <StatusChip tone={statusTones[status]} plain>
              {statusLabel(status)}
            </StatusChip>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
