import { Alert } from '@mantine/core';

import { messageOf } from '../../api/errors.ts';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import type { useVoucherForm } from './use-voucher-form.ts';
import { VoucherFields } from './voucher-fields.tsx';

interface VoucherFormProps {
  voucherForm: ReturnType<typeof useVoucherForm>;
  title: string;
  submitLabel: string;
  /** Shown above the fields where some are missing. */
  incompleteText: string;
  failedText: string;
  onClose: () => void;
}

/** The form of a voucher in its dialog. */
export function VoucherForm(props: VoucherFormProps) {
  const { voucherForm, title, submitLabel, incompleteText, failedText, onClose } = props;
  const { form, save, isIncomplete } = voucherForm;
  return (
    <ErrorTextContext value={(error) => messageOf(error, failedText)}>
      <FormDialog
        opened
        onClose={onClose}
        title={title}
        submitLabel={submitLabel}
        form={form}
        onSubmit={save}
        size={640}
      >
        {isIncomplete ? (
          <Alert color="red" role="alert">
            {incompleteText}
          </Alert>
        ) : null}
        <VoucherFields voucherForm={voucherForm} />
      </FormDialog>
    </ErrorTextContext>
  );
}
