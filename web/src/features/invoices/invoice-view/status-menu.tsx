import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { isPaymentMissing, shownStatus } from '@driftig/domain/invoices/status';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

import {
  RecordStatusChip,
  statusChoices,
} from '../../../shared/record-screens/list/status-column.tsx';
import { ChoiceMenu } from '../../../ui/controls/choice-menu.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { statusLabel } from '../invoice-list/shown-status.ts';
import { useChooseStatus } from '../use-choose-status.tsx';
import { useChangeStatus } from '../use-change-status.ts';
import { texts } from './texts.ts';

const choices = statusChoices(invoiceStatuses);

/** Why its status can no longer be changed; undefined when it can. */
function lockedReason({ status, creditNumber, usedBy }: PrintableInvoice): string | undefined {
  if (usedBy !== undefined) return texts.usedByEnd(usedBy);
  if (status !== 'cancelled') return undefined;
  return creditNumber === undefined ? texts.cancelledForGood : texts.creditedForGood(creditNumber);
}

/**
 * The status as in the list, including Missing payment, with a menu of all statuses (product S2).
 */
export function StatusMenu({ invoice }: { invoice: PrintableInvoice }) {
  const today = useToday();
  const { choose, dialog } = useChooseStatus(invoice.currency, useChangeStatus(today));
  const { id, number, status, paid, currency, isDeposit, amountDue: amount } = invoice;
  const missingPayment = isPaymentMissing(invoice, today);
  const shown = shownStatus({ status, missingPayment });
  const label = texts.statusOf(statusLabel(shown));
  const chip = <RecordStatusChip status={invoiceStatuses[shown]} />;
  return (
    <>
      <ChoiceMenu
        label={label}
        chip={chip}
        button={
          <Button rightSection={<IconChevronDown size={16} stroke={1.6} />} aria-label={label}>
            {chip}
          </Button>
        }
        current={status}
        choices={choices}
        lockedReason={lockedReason(invoice)}
        onChoose={(next) =>
          choose(
            { id, number, status, missingPayment, amount, paid, currency, isDeposit },
            next as InvoiceStatus,
          )
        }
      />
      {dialog}
    </>
  );
}
