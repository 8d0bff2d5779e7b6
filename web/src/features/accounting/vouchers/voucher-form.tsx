import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { voucherIncomplete } from '@driftig/domain/receipts/voucher';

import { call } from '../../../api/client.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { useVoucherForm } from '../../../shared/voucher-form/use-voucher-form.ts';
import { VoucherForm as Form } from '../../../shared/voucher-form/voucher-form.tsx';
import { sentOf, type VoucherValues } from '../../../shared/voucher-form/voucher-values.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { Voucher } from '../queries.ts';
import { texts } from './texts.ts';

interface VoucherFormProps {
  /** The voucher that is edited; undefined for a new one. */
  voucher: Voucher | undefined;
  onClose: () => void;
}

/** The form of a voucher (product B26, V17). */
export function VoucherForm({ voucher, onClose }: VoucherFormProps) {
  const voucherForm = useVoucherForm({ voucher, send: useSend(voucher) });
  return (
    <Form
      voucherForm={voucherForm}
      title={voucher === undefined ? texts.newTitle : texts.editTitle}
      submitLabel={voucher === undefined ? texts.uploadVoucher : texts.save}
      incompleteText={voucherIncomplete}
      failedText={texts.uploadFailed}
      onClose={onClose}
    />
  );
}

function useSend(voucher: Voucher | undefined) {
  const idempotency = useIdempotencyKey();
  return async (values: VoucherValues) => {
    const { body, files, fingerprint } = sentOf(values);
    if (voucher === undefined) {
      const idempotencyKey = idempotency.keyFor(fingerprint);
      await call(accountingReceiptRoutes.uploadVoucher, { body, files }, { idempotencyKey });
      toastSuccess(texts.uploaded);
      return;
    }
    const { id, version } = voucher;
    const edit = { ...body, account: body.account ?? null, version };
    await call(accountingReceiptRoutes.editVoucher, { params: { id }, body: edit, files });
    toastSuccess(texts.saved);
  };
}
