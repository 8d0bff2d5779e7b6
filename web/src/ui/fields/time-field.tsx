/**
 * TimeField { control, name, label } — value: 'HH:mm', '' when empty; also accepts '7', '730' and
 * '7.30'.
 */
import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { isTime, timeFromText } from './date-time-text.ts';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';
import { useParsedText } from './use-parsed-text.ts';

const identity = (value: string) => value;

export function TimeField<V extends FieldValues, O>(props: FieldProps<V, string, O>) {
  const { value, onChange, input } = useField(props);
  const typed = useParsedText({
    value,
    onChange,
    parse: timeFromText,
    format: identity,
    isReadable: isTime,
  });
  return (
    <TextInput
      placeholder="tt:mm"
      {...input}
      inputMode="numeric"
      autoComplete="off"
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={() => {
        typed.leave();
        input.onBlur();
      }}
      error={typed.unreadable ? 'Skriv tiden som tt:mm, f.eks. 07:30' : input.error}
    />
  );
}
