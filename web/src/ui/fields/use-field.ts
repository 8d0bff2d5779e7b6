import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { afterPointerUp, trackPointer } from './after-pointer-up.ts';

/** The props shared by all form fields. */
export interface FieldProps<Values extends FieldValues, Value, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  required?: boolean;
  help?: string;
  placeholder?: string;
  disabled?: boolean;
  /** In a dialog: this field is focused when the dialog opens. */
  autoFocus?: boolean;
}

/**
 * Connects a Mantine input to a form value: value, onChange, and input props including the error.
 */
export function useField<Values extends FieldValues, Value, Output>(
  props: FieldProps<Values, Value, Output>,
) {
  const { control, name, label, required, help, placeholder, disabled, autoFocus } = props;
  useEffect(trackPointer, []);
  // Counts in a form without a resolver; a resolver has a text of its own for each field.
  const rules = required ? { required: 'Skal udfyldes.' } : {};
  const { field, fieldState } = useController({ control, name, rules });
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
      // Not shown twice when the error has the same text.
      ...(help && help !== fieldState.error?.message ? { description: help } : {}),
      ...(placeholder ? { placeholder } : {}),
      ...(disabled ? { disabled } : {}),
      ...(autoFocus ? { 'data-autofocus': true } : {}),
    },
  };
}
