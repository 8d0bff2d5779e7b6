import type { Control, FieldValues } from 'react-hook-form';

import { TextField } from '../../../ui/fields/text-field.tsx';
import type { FieldProps } from '../../../ui/fields/use-field.ts';
import { texts } from './texts.ts';

interface CodeFieldProps<V extends FieldValues, O> {
  control: Control<V, unknown, O>;
  name: FieldProps<V, string, O>['name'];
}

/** The field for the code of two-step login, with autofill on phones. */
export function CodeField<V extends FieldValues, O>({ control, name }: CodeFieldProps<V, O>) {
  return (
    <TextField
      control={control}
      name={name}
      label={texts.code}
      help={texts.codeHelp}
      autoComplete="one-time-code"
      maxLength={40}
      required
    />
  );
}
