import type { Control } from 'react-hook-form';
import * as z from 'zod';

import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { texts } from './texts.ts';

/** As long as the contract takes them. */
const longest = { name: 100, code: 20, description: 500 };

export const projectSchema = z.object({
  name: z.string().trim().min(1, texts.noName),
  code: z.string().trim(),
  description: z.string().trim(),
});
export type ProjectValues = z.infer<typeof projectSchema>;

/** Fields of an internal project; code and description are optional. */
export function ProjectFields({ control }: { control: Control<ProjectValues> }) {
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={texts.name}
        maxLength={longest.name}
        required
        autoFocus
      />
      <TextField control={control} name="code" label={texts.code} maxLength={longest.code} />
      <TextareaField
        control={control}
        name="description"
        label={texts.description}
        maxLength={longest.description}
        rows={2}
      />
    </>
  );
}
