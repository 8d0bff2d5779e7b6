import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { afterPointerUp, trackPointer } from './after-pointer-up.ts';

/** What every field takes: where its value lives in the form, and how it is presented. */
export interface FieldProps<Values extends FieldValues, Value, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  required?: boolean;
  help?: string;
  placeholder?: string;
  disabled?: boolean;
  /** In a dialog: the field that has the focus when it opens. */
  autoFocus?: boolean;
}

/** The props of a Mantine input for a form value, error included. */
export function useField<Values extends FieldValues, Value, Output>(
  props: FieldProps<Values, Value, Output>,
) {
  const { control, name, label, required, help, placeholder, disabled, autoFocus } = props;
  useEffect(trackPointer, []);
  const { field, fieldState } = useController({ control, name });
  return {
    value: field.value as Value,
    onChange: (value: Value) => field.onChange(value),
    input: {
      ref: field.ref,
      name: field.name,
      onBlur: () => afterPointerUp(field.onBlur),
      error: fieldState.error?.message,
      label,
      ...(required ? { required, withAsterisk: true } : {}),
      // A rule that is broken is said once: as the error.
      ...(help && help !== fieldState.error?.message ? { description: help } : {}),
      ...(placeholder ? { placeholder } : {}),
      ...(disabled ? { disabled } : {}),
      ...(autoFocus ? { 'data-autofocus': true } : {}),
    },
  };
}
