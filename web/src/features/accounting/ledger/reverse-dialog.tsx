import { entryRoutes } from '@driftig/contracts/ledger/entries';
import { useForm, useWatch } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';

interface Values {
  reason: string;
}

/** Asks why an entry is reversed (product B50). */
export function ReverseDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const idempotency = useIdempotencyKey();
  const form = useForm<Values, unknown, Values>({ defaultValues: { reason: '' } });
  const { control } = form;
  const reason = useWatch({ control, name: 'reason' });
  const reverse = withFieldErrors(form, async (body) => {
    const input = { params: { id: String(number) }, body };
    const idempotencyKey = idempotency.keyFor(input);
    toastSuccess((await call(entryRoutes.reverseLedgerEntry, input, { idempotencyKey })).message);
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.reverseFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.reverseTitle(number)}
        help={texts.reverseText}
        submitLabel={texts.reverse}
        danger
        form={form}
        onSubmit={reverse}
        closedReason={reason.trim() === '' ? texts.reasonNeeded : undefined}
      >
        <TextField
          control={control}
          name="reason"
          label={texts.reasonLabel}
          maxLength={200}
          required
        />
      </FormDialog>
    </ErrorTextContext>
  );
}
