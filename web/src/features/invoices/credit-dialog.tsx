// Default export: loaded lazily by useChooseStatus and the invoice's page.
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { formatAmount } from '@driftig/domain/format';

import { call } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { withFieldErrors } from '../../api/forms/form.ts';
import { useIdempotencyKey } from '../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../ui/unsaved-changes/leave-guard.tsx';
import { useDialogLeaveGuard } from '../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { CreditReason, useCreditForm } from './credit-reason.tsx';
import { texts } from './credit-texts.ts';
import classes from './credit-dialog.module.css';

/** Facts of the invoice for the question. */
export type CreditedInvoice = Pick<InvoiceRow, 'id' | 'number' | 'isDeposit' | 'paid'>;

interface CreditDialogProps {
  readonly invoice: CreditedInvoice;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Asks before an invoice is credited, which cannot be undone, and says what follows (product D21). */
export default function CreditDialog({ invoice, currency, onClose }: CreditDialogProps) {
  const { id, number, isDeposit, paid } = invoice;
  const idempotency = useIdempotencyKey();
  const { leaves, close } = useDialogLeaveGuard('credit', onClose);
  const form = useCreditForm();
  const credit = withFieldErrors(form, async ({ reason }) => {
    const body = reason === '' ? { id } : { id, reason };
    const options = { idempotencyKey: idempotency.keyFor(body) };
    toastSuccess((await call(invoiceRoutes.creditInvoice, { body }, options)).message);
  });
  const follows = isDeposit ? texts.followsOfDeposit : texts.follows;
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.failed)}>
      <FormDialog
        opened
        onClose={close}
        title={texts.title(number)}
        form={form}
        onSubmit={credit}
        submitLabel={texts.credit}
        cancelLabel={texts.keep}
        danger
      >
        <p className={classes.text}>{texts.what}</p>
        <ul className={classes.list}>
          {follows.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {paid === 0 ? null : <li>{texts.paidBack(formatAmount(paid, currency))}</li>}
        </ul>
        <CreditReason form={form} help={texts.reasonHelp} />
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
