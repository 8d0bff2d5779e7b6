// Default export: loaded lazily by the list.
import { receipts } from '@driftig/contracts/record-books';
import { currencyWord } from '@driftig/domain/format';
import { receiptIncomplete } from '@driftig/domain/receipts/receipt-faults';
import { Alert } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { messageOf } from '../../api/errors.ts';
import { marking } from '../../api/form.ts';
import { useIdempotencyKey } from '../../api/idempotency.ts';
import { useUser } from '../../api/session.ts';
import { ErrorTextContext } from '../../ui/error-text.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useLeavesDialog } from '../../ui/use-leaves-dialog.ts';
import { sendReceipt } from './queries.ts';
import { ReceiptFileField } from './receipt-file-field.tsx';
import { texts } from './texts.ts';
import {
  emptyUpload,
  MISSING,
  uploadResolver,
  type Upload,
  type UploadForm,
} from './upload-form.ts';

const { businessName, description, price, date } = receipts.fields;

/** Hands a receipt in: its file, and what stands on it. */
export default function UploadReceiptDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  const unit = currencyWord(useUser().company.currency);
  const form = useForm<UploadForm, unknown, Upload>({
    resolver: uploadResolver,
    defaultValues: emptyUpload,
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const save = marking(form, async (upload) => {
    const { name, size, lastModified } = upload.receipt;
    const key = idempotency.keyFor({ ...upload, receipt: [name, size, lastModified] });
    await sendReceipt(client, upload, key);
    toastSuccess(texts.uploaded);
  });
  const { leaves, close } = useLeavesDialog('new', onClose);
  const lacks = Object.values(formState.errors).some(({ type }) => type === MISSING);
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.uploadFailed)}>
      <FormDialog
        opened
        onClose={close}
        title={texts.upload}
        submitLabel={texts.upload}
        form={form}
        onSubmit={save}
      >
        {lacks && formState.isSubmitted ? (
          <Alert color="red" role="alert">
            {receiptIncomplete}
          </Alert>
        ) : null}
        <ReceiptFileField control={control} />
        <TextField
          control={control}
          name="businessName"
          label={businessName.label}
          maxLength={businessName.max}
          autoComplete="off"
          required
        />
        <TextareaField
          control={control}
          name="description"
          label={description.label}
          maxLength={description.max}
          required
        />
        <FieldRow>
          <MoneyField control={control} name="price" label={price.label} unit={unit} required />
          <DateField control={control} name="date" label={date.label} required />
        </FieldRow>
      </FormDialog>
      {/* After the form, so that its question stands above it. */}
      <LeaveGuard when={formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}
