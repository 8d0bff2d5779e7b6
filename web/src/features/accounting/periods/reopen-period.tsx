import { periodListRoutes } from '@driftig/contracts/periods/periods';
import { useForm, useWatch } from 'react-hook-form';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { ListedPeriod } from './period-queries.ts';
import { texts } from './texts.ts';

interface ReopenPeriodProps {
  kind: 'year' | 'vat';
  period: ListedPeriod;
  onClose: () => void;
}

interface Values {
  reason: string;
}

/** Asks the owner why a closed period is opened. */
export function ReopenPeriod({ kind, period, onClose }: ReopenPeriodProps) {
  const idempotency = useIdempotencyKey();
  const form = useForm<Values, unknown, Values>({ defaultValues: { reason: '' } });
  const { control } = form;
  const reason = useWatch({ control, name: 'reason' });
  const reopen = withFieldErrors(form, async (body) => {
    const input = { params: { id: period.id }, body };
    const idempotencyKey = idempotency.keyFor(input);
    toastSuccess((await call(periodListRoutes.openPeriod, input, { idempotencyKey })).message);
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.reopenFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.reopenTitle(period)}
        help={kind === 'year' ? texts.reopenYearText : texts.reopenText}
        submitLabel={texts.reopen}
        form={form}
        onSubmit={reopen}
        closedReason={reason.trim() === '' ? texts.reasonNeeded : undefined}
      >
        <TextField control={control} name="reason" label={texts.reason} maxLength={200} required />
      </FormDialog>
    </ErrorTextContext>
  );
}
