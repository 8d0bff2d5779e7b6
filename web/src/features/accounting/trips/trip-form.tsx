import { tripRoutes } from '@driftig/contracts/accounting/trips';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { useContractForm, withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';

const { createTrip } = tripRoutes;
const empty = {
  title: '',
  startDate: '',
  endDate: '',
  location: '',
  purpose: '',
  description: '',
};

/** The form of a new trip (product B12). */
export function TripForm({ onClose }: { onClose: () => void }) {
  const idempotency = useIdempotencyKey();
  const form = useContractForm<typeof empty, typeof createTrip.body>(createTrip.body, empty);
  const { control } = form;
  const save = withFieldErrors(form, async (body) => {
    await call(createTrip, { body }, { idempotencyKey: idempotency.keyFor(body) });
    toastSuccess(texts.created);
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.createFailed)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.formTitle}
        submitLabel={texts.create}
        form={form}
        onSubmit={save}
      >
        <TextField control={control} name="title" label={texts.name} maxLength={120} required />
        <FieldRow>
          <DateField control={control} name="startDate" label={texts.start} required />
          <DateField control={control} name="endDate" label={texts.end} required />
        </FieldRow>
        <FieldRow>
          <TextField
            control={control}
            name="location"
            label={texts.location}
            maxLength={120}
            required
          />
          <TextField
            control={control}
            name="purpose"
            label={texts.purpose}
            maxLength={200}
            required
          />
        </FieldRow>
        <TextareaField
          control={control}
          name="description"
          label={texts.description}
          maxLength={2000}
        />
      </FormDialog>
    </ErrorTextContext>
  );
}
