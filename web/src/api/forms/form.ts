import { useForm } from 'react-hook-form';
import type {
  DefaultValues,
  FieldPath,
  FieldValues,
  Resolver,
  UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod';

import { ApiError } from '../errors.ts';
import { nestedErrors } from './nested-errors.ts';
import { fieldTexts } from '../request.ts';

/** An empty number, amount or date is null in a form and undefined in a call. */
function withoutNulls(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, withoutNulls(v)]));
}

/** Validates a form by encoding it for the wire, as `call` does. The values keep our names. */
export function contractResolver<Values extends FieldValues, S extends z.ZodType>(
  schema: S,
): Resolver<Values, unknown, z.output<S>> {
  return (values) => {
    const given = withoutNulls(values) as z.output<S>;
    const wire = z.safeEncode(schema, given);
    if (wire.success) return { values: given, errors: {} };
    return { values: {}, errors: nestedErrors<Values>(fieldTexts(schema, wire.error)) };
  };
}

/**
 * A form for the body of a call, with the contract's names and values (amounts in øre). Validates a
 * field on blur and all fields on submit. For <Form>, <FormDialog> and the fields.
 */
export function useContractForm<Values extends FieldValues, S extends z.ZodType>(
  schema: S,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, z.output<S>> {
  return useForm<Values, unknown, z.output<S>>({
    resolver: contractResolver<Values, S>(schema),
    defaultValues,
    mode: 'onTouched',
  });
}

/**
 * Shows the server's field errors at the fields and focuses the first. False when the error names
 * no field; the screen then shows the error itself (`messageOf`).
 */
function applyFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  const texts = error instanceof ApiError ? Object.entries(error.fields) : [];
  for (const [index, [path, message]] of texts.entries()) {
    const shouldFocus = index === 0;
    form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus });
  }
  return texts.length > 0;
}

/** Wraps a form's save: field errors of the server are shown at the fields before it rethrows. */
export function withFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  save: (values: Output) => Promise<void>,
): (values: Output) => Promise<void> {
  return async (values) => {
    try {
      await save(values);
    } catch (error) {
      applyFieldErrors(form, error);
      throw error;
    }
  };
}
