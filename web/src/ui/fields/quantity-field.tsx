/**
 * QuantityField { control, name, label, unit? } — value: a number with at most two decimals;
 * accepts comma or dot; null when empty.
 */
import type { FieldValues } from 'react-hook-form';
import { QuantityInput } from './number-input.tsx';
import type { TypedNumber } from './number-text.ts';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

interface QuantityFieldProps<V extends FieldValues, O> extends FieldProps<V, TypedNumber, O> {
  unit?: string;
}

export function QuantityField<V extends FieldValues, O>(props: QuantityFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  const { unit } = props;
  return <QuantityInput {...input} value={value} onChange={onChange} {...(unit ? { unit } : {})} />;
}
