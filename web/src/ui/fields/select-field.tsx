/**
 * SelectField { control, name, label, options: [{ value, label }], clearable? } — value: string or
 * null. Searchable; shows the first 100 matches, so that thousands of options stay fast.
 */
import { Select } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps<V extends FieldValues, O> extends FieldProps<V, string | null, O> {
  options: readonly Option[];
  clearable?: boolean;
}

const SHOWN_MATCHES = 100;

export function SelectField<V extends FieldValues, O>(props: SelectFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  return (
    <Select
      {...input}
      data={[...props.options]}
      value={value}
      onChange={onChange}
      searchable
      selectFirstOptionOnChange
      limit={SHOWN_MATCHES}
      clearable={props.clearable ?? false}
      allowDeselect={props.clearable ?? false}
    />
  );
}
