// Default export: loaded lazily by PaymentCard.
import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { currencyWord } from '@driftig/domain/format';
import * as z from 'zod';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/form.ts';
import { useIdempotencyKey } from '../../../api/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { TypedNumber } from '../../../ui/fields/number-text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { useDialogLeaveGuard } from '../../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { texts } from './texts.ts';

interface PaymentDialogProps {
  readonly invoice: PrintableInvoice;
  readonly onClose: () => void;
}

const MAX_TEXT = 200;

const paymentForm = z.object({
  date: z.string().min(1, texts.dateMissing),
  amount: z.custom<TypedNumber>().refine((ore) => ore !== null, texts.amountMissing),
  text: z.string().trim().max(MAX_TEXT),
});

/** Records a payment: today and all that is open, unless something else is written. */
export default function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const { id, number, open, currency } = invoice;
  const today = useToday();
  const idempotency = useIdempotencyKey();
  const { leaves, close } = useDialogLeaveGuard('payment', onClose);
  const form = useZodForm(paymentForm, { date: today, amount: open, text: '' });
  const record = withFieldErrors(form, async ({ date, amount, text }) => {
    const body = { id, date, amount: amount ?? 0, ...(text === '' ? {} : { text }) };
    const options = { idempotencyKey: idempotency.keyFor(body) };
    toastSuccess((await call(invoiceRoutes.recordPayment, { body }, options)).message);
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.recordFailed)}>
      <FormDialog
        opened
        onClose={close}
        title={texts.recordTitle(number)}
        form={form}
        onSubmit={record}
        submitLabel={texts.record}
      >
        <FieldRow>
          <DateField
            control={form.control}
            name="date"
            label={texts.date}
            maxDate={today}
            required
          />
          <MoneyField
            control={form.control}
            name="amount"
            label={texts.amount}
            unit={currencyWord(currency)}
            required
          />
        </FieldRow>
        <TextField
          control={form.control}
          name="text"
          label={texts.text}
          help={texts.textHelp}
          maxLength={MAX_TEXT}
        />
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
