import type { Project } from '@driftig/contracts/time/project-routes';

import { messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { ProjectFields, projectSchema, type ProjectValues } from './project-fields.tsx';
import { update } from './save-project.ts';
import { texts } from './texts.ts';

const failedText = (error: unknown) => messageOf(error, texts.saveFailed);

/** Another name, code or description; hours that are there keep the name they were registered on. */
export function EditDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { name, code, description } = project;
  const form = useZodForm(projectSchema, { name, code, description });
  const save = withFieldErrors(form, async (values: ProjectValues) => {
    const saved = await update(project, values);
    toastSuccess(texts.saved(saved.name));
  });
  return (
    <ErrorTextContext value={failedText}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.editTitle(name)}
        form={form}
        onSubmit={save}
        size={480}
      >
        <ProjectFields control={form.control} />
      </FormDialog>
    </ErrorTextContext>
  );
}
