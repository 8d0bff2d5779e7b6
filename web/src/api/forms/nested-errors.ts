import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The error type of the form's own validation; errors from the server have the type 'server'. */
export const VALIDATION = 'validation';

/** Turns texts by path ('groups.items.0.price') into the nested errors of react-hook-form. */
export function nestedErrors<Values extends FieldValues>(
  texts: Readonly<Record<string, string>>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [path, message] of Object.entries(texts))
    set(errors, path, { type: VALIDATION, message });
  return errors;
}
