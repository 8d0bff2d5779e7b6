/** TextField { control, name, label, type?, inputMode?, autoComplete?, maxLength?, unit? } — value: string. */
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

interface TextFieldProps<V extends FieldValues, O> extends FieldProps<V, string, O> {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** For the keyboard of a phone, where the text is no single address. */
  inputMode?: 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
}

export function TextField<V extends FieldValues, O>(props: TextFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  const { type = 'text', inputMode, autoComplete, maxLength } = props;
  return (
    <TextInput
      {...input}
      type={type}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(inputMode ? { inputMode } : {})}
      {...(autoComplete ? { autoComplete } : {})}
      {...(maxLength ? { maxLength } : {})}
    />
  );
}
