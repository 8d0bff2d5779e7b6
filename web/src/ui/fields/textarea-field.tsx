/**
 * TextareaField { control, name, label, rows?, maxLength? } — value: string; grows with the text.
 */
import { Textarea } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

interface TextareaFieldProps<V extends FieldValues, O> extends FieldProps<V, string, O> {
  rows?: number;
  maxLength?: number;
}

export function TextareaField<V extends FieldValues, O>(props: TextareaFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  const { rows = 3, maxLength } = props;
  return (
    <Textarea
      {...input}
      autosize
      minRows={rows}
      maxRows={12}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(maxLength ? { maxLength } : {})}
    />
  );
}
