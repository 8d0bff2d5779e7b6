import { useController, useWatch } from 'react-hook-form';

import { ProjectField } from '../picker/project-field.tsx';
import type { ProjectLists } from '../picker/use-projects.ts';
import { texts } from './texts.ts';
import type { EntryForm } from './use-entry-form.ts';

interface ProjectInputProps {
  form: EntryForm;
  lists: ProjectLists;
  recent: readonly string[];
}

/** The project of the form; the focus comes here where it is missing. */
export function ProjectInput({ form, lists, recent }: ProjectInputProps) {
  const { control, setValue } = form;
  const { field, fieldState } = useController({ control, name: 'projectId' });
  const name = useWatch({ control, name: 'projectName' });
  return (
    <ProjectField
      ref={field.ref}
      label={texts.project}
      value={field.value}
      name={name}
      lists={lists}
      recent={recent}
      required
      error={fieldState.error?.message}
      onChoose={(project) => {
        setValue('projectName', project.name, { shouldDirty: true });
        setValue('projectId', project.projectId, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
