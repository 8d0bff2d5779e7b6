// Default export: loaded lazily by the list.
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { receiptIncomplete } from '@driftig/domain/receipts/receipt-faults';
import { Alert } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { messageOf } from '../../api/errors.ts';
import { withFieldErrors } from '../../api/forms/form.ts';
import { useIdempotencyKey } from '../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../ui/unsaved-changes/leave-guard.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { useDialogLeaveGuard } from '../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { ReceiptFileField } from '../../shared/receipt-file/field/receipt-file-field.tsx';
import { useReceiptReading } from '../../shared/receipt-file/reading/use-receipt-reading.ts';
import { sendReceipt } from './queries.ts';
import { texts } from './texts.ts';
import { UploadFields } from './upload-fields.tsx';
import {
  emptyUpload,
  MISSING,
  uploadResolver,
  type Upload,
  type UploadForm,
} from './upload-form.ts';

const readFields = ['businessName', 'description', 'price', 'date'] as const;

interface UploadReceiptDialogProps {
  onClose: () => void;
  onCreated: (receipt: RecordAnswer) => void;
}

/** The dialog to upload a receipt with its file. */
export default function UploadReceiptDialog({ onClose, onCreated }: UploadReceiptDialogProps) {
  const { form, save, isIncomplete } = useUpload(onCreated);
  const reading = useReceiptReading(form, readFields);
  const { leaves, close } = useDialogLeaveGuard('new', onClose);
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.uploadFailed)}>
      <FormDialog
        opened
        onClose={close}
        title={texts.upload}
        submitLabel={texts.upload}
        form={form}
        onSubmit={(upload) => {
          reading.stop();
          return save(upload);
        }}
      >
        {isIncomplete ? (
          <Alert color="red" role="alert">
            {receiptIncomplete}
          </Alert>
        ) : null}
        <ReceiptFileField
          control={form.control}
          name="receipt"
          onFile={reading.read}
          status={reading.status}
        />
        <UploadFields control={form.control} markOf={reading.markOf} />
      </FormDialog>
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}

/** The form and its save. `isIncomplete`: it was submitted with missing values. */
function useUpload(onCreated: (receipt: RecordAnswer) => void) {
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  const form = useForm<UploadForm, unknown, Upload>({
    resolver: uploadResolver,
    defaultValues: emptyUpload,
    mode: 'onTouched',
  });
  const save = withFieldErrors(form, async (upload) => {
    const { name, size, lastModified } = upload.receipt;
    const key = idempotency.keyFor({ ...upload, receipt: [name, size, lastModified] });
    onCreated(await sendReceipt(client, upload, key));
    toastSuccess(texts.uploaded);
  });
  const { errors, isSubmitted } = form.formState;
  const isIncomplete = isSubmitted && Object.values(errors).some(({ type }) => type === MISSING);
  return { form, save, isIncomplete };
}
