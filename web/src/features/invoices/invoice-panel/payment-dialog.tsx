// Default export: loaded lazily by PaymentCard.
import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { currencyWord } from '@driftig/domain/format';
import type * as z from 'zod';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { useDialogLeaveGuard } from '../../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { MAX_TEXT, OtherInvoice, Overpaid, paymentForm } from './payment-fields.tsx';
import { kindForms, type RecordedKind } from './recorded-kinds.ts';
import { texts } from './texts.ts';

interface PaymentDialogProps {
  readonly invoice: PrintableInvoice;
  readonly kind: RecordedKind;
  readonly onClose: () => void;
}

type Values = z.output<typeof paymentForm>;

/** Request body; undefined fields are left out. */
function bodyOf({ id, open }: PrintableInvoice, kind: RecordedKind, values: Values) {
  const { date, amount, text, otherNumber } = values;
  return {
    id,
    date,
    amount,
    ...(text === '' ? {} : { text }),
    ...(kind === 'payment' ? {} : { kind }),
    ...(otherNumber === null ? {} : { otherNumber: Number(otherNumber) }),
    // The form says that it becomes the customer's credit.
    ...(kind === 'payment' && open === 0 ? { confirmed: true } : {}),
  };
}

/** Records a payment or another entry: today and all that there is, unless something else is written. */
export default function PaymentDialog({ invoice, kind, onClose }: PaymentDialogProps) {
  const about = kindForms[kind];
  const today = useToday();
  const idempotency = useIdempotencyKey();
  const { leaves, close } = useDialogLeaveGuard('payment', onClose);
  const amount = about.amountOf(invoice);
  const form = useZodForm(paymentForm, {
    date: today,
    amount: amount === 0 ? null : amount,
    text: '',
    otherNumber: null,
  });
  const record = withFieldErrors(form, async (values: Values) => {
    const body = bodyOf(invoice, kind, values);
    const options = { idempotencyKey: idempotency.keyFor(body) };
    toastSuccess((await call(invoiceRoutes.recordPayment, { body }, options)).message);
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.recordFailed)}>
      <FormDialog
        opened
        onClose={close}
        title={about.title(invoice.number)}
        form={form}
        onSubmit={record}
        submitLabel={about.submit}
      >
        {kind === 'useCredit' ? <OtherInvoice invoice={invoice} form={form} /> : null}
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
            unit={currencyWord(invoice.currency)}
            required
          />
        </FieldRow>
        {kind === 'payment' ? <Overpaid invoice={invoice} form={form} /> : null}
        <TextField
          control={form.control}
          name="text"
          label={about.text}
          help={about.textHelp}
          maxLength={MAX_TEXT}
        />
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
