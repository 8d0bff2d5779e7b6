/**
 * NumberField { control, name, label, unit? } — value: a whole number; digits only; null when
 * empty.
 */
import type { FieldValues } from 'react-hook-form';
import { IntegerInput } from './number-input.tsx';
import type { TypedNumber } from './number-text.ts';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

interface NumberFieldProps<V extends FieldValues, O> extends FieldProps<V, TypedNumber, O> {
  unit?: string;
}

export function NumberField<V extends FieldValues, O>(props: NumberFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  const { unit } = props;
  return <IntegerInput {...input} value={value} onChange={onChange} {...(unit ? { unit } : {})} />;
}
