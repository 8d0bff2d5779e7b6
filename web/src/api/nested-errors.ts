import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The type of what a form finds itself, as against what a server said about what it was sent. */
export const VALIDATION = 'validation';

/** 'groups.items.0.price' -> text, as the form library wants its errors: a tree of fields. */
export function nestedErrors<Values extends FieldValues>(
  texts: Readonly<Record<string, string>>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [path, message] of Object.entries(texts))
    set(errors, path, { type: VALIDATION, message });
  return errors;
}
