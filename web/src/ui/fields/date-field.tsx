/** DateField { control, name, label, minDate?, maxDate? } — value: 'yyyy-mm-dd', '' when empty. */
import type { FieldValues } from 'react-hook-form';
import { DateInput } from './date-input.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

interface DateFieldProps<V extends FieldValues, O> extends FieldProps<V, string, O> {
  minDate?: string;
  maxDate?: string;
}

export function DateField<V extends FieldValues, O>(props: DateFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  const { minDate, maxDate } = props;
  return (
    <DateInput
      {...input}
      value={value}
      onChange={onChange}
      {...(minDate ? { minDate } : {})}
      {...(maxDate ? { maxDate } : {})}
    />
  );
}
