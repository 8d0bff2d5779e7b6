/** Loaded when the browser is idle: a status is changed after a click. */
import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { formatAmount } from '@driftig/domain/format';
import { shownStatus } from '@driftig/domain/invoices/status';
import type { QueryClient } from '@tanstack/react-query';

import { messageOf } from '../../api/errors.ts';
import {
  attemptChange,
  type FailedOutcome,
} from '../../shared/record-screens/change/attempt-change.ts';
import { changeStatus } from './change-status.ts';
import type { ChangingInvoice } from './change-status.ts';
import { statusLabel } from './invoice-list/shown-status.ts';
import { texts } from './invoice-list/texts.ts';

interface Sending {
  readonly client: QueryClient;
  readonly today: string;
  readonly currency: string;
}

/** Changes the status. A failure shows the current status and has a retry button. */
export function sendStatus(
  { client, today, currency }: Sending,
  invoice: ChangingInvoice,
  status: InvoiceStatus,
): void {
  const change = (read: ChangingInvoice) => changeStatus({ client, invoice: read, today }, status);
  void attemptChange(invoice, change, {
    success: () => ({ title: texts.statusChanged, text: paymentText(invoice, status, currency) }),
    failure: (outcome, read) => ({
      title: messageOf(outcome.error, texts.statusFailed),
      text: textOf(outcome, read),
      retryFrom: async () => (outcome.kind === 'kept' ? outcome.now : read),
    }),
  });
}

/** Changes one of many; errors are thrown, and shown together. */
export async function sendStatusOfMany(
  { client, today }: Pick<Sending, 'client' | 'today'>,
  invoice: ChangingInvoice,
  status: InvoiceStatus,
): Promise<void> {
  const outcome = await changeStatus({ client, invoice, today }, status);
  if (outcome.kind !== 'changed') throw outcome.error;
}

/** The text of the failure with the current status, where that is known. */
function textOf(outcome: FailedOutcome<ChangingInvoice>, read: ChangingInvoice): string {
  if (outcome.kind === 'unknown') return texts.statusUnknown;
  const { number, status } = read;
  const now = outcome.kind === 'kept' ? outcome.now.status : status;
  if (now === status) return texts.statusKept(number, statusLabel(shownStatus(read)));
  return texts.statusNow(number, statusLabel(now));
}

/** Text of the change's effect on the payments; '' without any. */
function paymentText(
  { status: before, amount, paid }: ChangingInvoice,
  status: InvoiceStatus,
  currency: string,
): string {
  if (before === 'paid' && status !== 'paid') return texts.paymentTakenBack;
  const open = amount - paid;
  if (status !== 'paid' || before === 'paid' || open <= 0) return '';
  return texts.paymentRegistered(formatAmount(open, currency));
}
