import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { voucherIncomplete } from '@driftig/domain/receipts/voucher';
import { Alert } from '@mantine/core';
import { useForm } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useReceiptReading } from '../../../shared/receipt-file/reading/use-receipt-reading.ts';
import type { Voucher } from '../queries.ts';
import { texts } from './texts.ts';
import { VoucherFields } from './voucher-fields.tsx';
import { bodyOf, valuesOf, voucherResolver, type VoucherValues } from './voucher-values.ts';

const readFields = ['businessName', 'description', 'price', 'vat', 'date', 'type'] as const;

interface VoucherFormProps {
  /** The voucher that is edited; undefined for a new one. */
  voucher: Voucher | undefined;
  onClose: () => void;
}

/** The form of a voucher (product B26, V17). */
export function VoucherForm({ voucher, onClose }: VoucherFormProps) {
  const form = useForm<VoucherValues, unknown, VoucherValues>({
    resolver: voucherResolver(voucher !== undefined),
    defaultValues: valuesOf(voucher),
    mode: 'onTouched',
  });
  const save = withFieldErrors(form, useSave(voucher));
  const reading = useReceiptReading(form, readFields);
  const { errors, isSubmitted } = form.formState;
  const isIncomplete = isSubmitted && Object.values(errors).some(({ type }) => type === 'missing');
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.uploadFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={voucher === undefined ? texts.newTitle : texts.editTitle}
        submitLabel={voucher === undefined ? texts.uploadVoucher : texts.save}
        form={form}
        onSubmit={(values) => {
          reading.stop();
          return save(values);
        }}
        size={640}
      >
        {isIncomplete ? (
          <Alert color="red" role="alert">
            {voucherIncomplete}
          </Alert>
        ) : null}
        <VoucherFields control={form.control} voucher={voucher} reading={reading} />
      </FormDialog>
    </ErrorTextContext>
  );
}

function useSave(voucher: Voucher | undefined) {
  const idempotency = useIdempotencyKey();
  return async (values: VoucherValues) => {
    const body = bodyOf(values);
    const { receipt } = values;
    const files = receipt === null ? {} : { receipt };
    if (voucher === undefined) {
      const file = receipt === null ? [] : [receipt.name, receipt.size, receipt.lastModified];
      const idempotencyKey = idempotency.keyFor({ ...body, receipt: file });
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
