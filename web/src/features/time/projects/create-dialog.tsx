// Default export: loaded lazily, when Opret intern is pressed.
import { Button } from '@mantine/core';

import { withFieldErrors } from '../../../api/forms/form.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { ProjectFields, projectSchema, type ProjectValues } from './project-fields.tsx';
import { create } from './save-project.ts';
import { texts } from './texts.ts';

const failedText = () => texts.createFailed;

interface CreateDialogProps {
  onClose: () => void;
  /** Leads to the list of all of them. */
  onAll?: () => void;
}

/** A new internal project. */
export default function CreateDialog({ onClose, onAll }: CreateDialogProps) {
  const form = useZodForm(projectSchema, { name: '', code: '', description: '' });
  const idempotency = useIdempotencyKey();
  const save = withFieldErrors(form, async (values: ProjectValues) => {
    const { name } = await create(values, idempotency.keyFor(values));
    toastSuccess(texts.created(name));
  });
  return (
    <ErrorTextContext value={failedText}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.createTitle}
        help={texts.createHelp}
        form={form}
        onSubmit={save}
        submitLabel={texts.create}
        size={480}
        aside={
          onAll ? (
            <Button variant="subtle" onClick={onAll}>
              {texts.seeAll}
            </Button>
          ) : null
        }
      >
        <ProjectFields control={form.control} />
      </FormDialog>
    </ErrorTextContext>
  );
}
