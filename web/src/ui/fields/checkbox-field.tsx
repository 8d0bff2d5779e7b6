/** CheckboxField { control, name, label, help? } — value: boolean. */
import { Checkbox } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

type CheckboxFieldProps<V extends FieldValues, O> = Omit<
  FieldProps<V, boolean, O>,
  'required' | 'placeholder'
>;

export function CheckboxField<V extends FieldValues, O>(props: CheckboxFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  return (
    <Checkbox
      {...input}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
