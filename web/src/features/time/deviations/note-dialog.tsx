// Default export: loaded lazily, when a deviation is opened.
import * as z from 'zod';

import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { lengthOf } from '../warnings-text.ts';
import { About } from './about.tsx';
import { note, type Deviation } from './queries.ts';
import { texts } from './texts.ts';

const schema = z.object({
  what: z.string().trim().min(1, texts.noWhat),
  people: z.number({ error: texts.noPeople }).int().min(1, texts.noPeople),
  why: z.string().trim().min(3, texts.noWhy),
});

interface NoteDialogProps {
  deviation: Deviation;
  onClose: () => void;
}

/** Dialog for the note that the law requires of a deviation (product F32). */
export default function NoteDialog({ deviation, onClose }: NoteDialogProps) {
  const form = useZodForm(schema, { what: lengthOf(deviation), people: 1, why: '' });
  const { control } = form;
  const { rule, employeeId, date } = deviation;
  return (
    <>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.noteTitle}
        help={`${texts.noteHelp} ${texts.noteFixed}`}
        form={form}
        onSubmit={async (values) => {
          await note({ rule, employeeId, date, ...values });
          toastSuccess(texts.saved);
        }}
        submitLabel={texts.note}
        size={520}
      >
        <About deviation={deviation} />
        <TextField control={control} name="what" label={texts.what} maxLength={200} required />
        <NumberField control={control} name="people" label={texts.people} required />
        <TextareaField
          control={control}
          name="why"
          label={texts.why}
          maxLength={1000}
          rows={3}
          required
          autoFocus
        />
      </FormDialog>
      <LeaveGuard when={form.formState.isDirty} />
    </>
  );
}
