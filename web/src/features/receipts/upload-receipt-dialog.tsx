// Default export: loaded lazily by the list.
import { noTrip } from '@driftig/contracts/accounting/trip-choice';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { receiptIncomplete } from '@driftig/domain/receipts/receipt-faults';
import { useQueryClient } from '@tanstack/react-query';

import { useIdempotencyKey } from '../../api/forms/idempotency.ts';
import { useVoucherForm } from '../../shared/voucher-form/use-voucher-form.ts';
import { VoucherForm } from '../../shared/voucher-form/voucher-form.tsx';
import { sentOf } from '../../shared/voucher-form/voucher-values.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { LeaveGuard } from '../../ui/unsaved-changes/leave-guard.tsx';
import { useDialogLeaveGuard } from '../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { sendReceipt } from './queries.ts';
import { texts } from './texts.ts';

interface UploadReceiptDialogProps {
  onClose: () => void;
  onCreated: (receipt: RecordAnswer) => void;
}

/** No trip is the usual one here, and takes no tap. */
const start = { tripId: noTrip };

/** The dialog to upload a receipt with its file. */
export default function UploadReceiptDialog({ onClose, onCreated }: UploadReceiptDialogProps) {
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  const voucherForm = useVoucherForm({
    voucher: undefined,
    start,
    send: async (values) => {
      const sent = sentOf(values);
      onCreated(await sendReceipt(client, sent, idempotency.keyFor(sent.fingerprint)));
      toastSuccess(texts.uploaded);
    },
  });
  const { leaves, close } = useDialogLeaveGuard('new', onClose);
  return (
    <>
      <VoucherForm
        voucherForm={voucherForm}
        title={texts.upload}
        submitLabel={texts.upload}
        incompleteText={receiptIncomplete}
        failedText={texts.uploadFailed}
        onClose={close}
      />
      {/* After the form dialog, so that its confirmation is on top. */}
      <LeaveGuard when={voucherForm.form.formState.isDirty} leaves={leaves} />
    </>
  );
}
