/**
 * MoneyField { control, name, label, unit? } — value: øre, shown as 1.234,50; accepts comma or dot;
 * null when empty.
 */
import type { FieldValues } from 'react-hook-form';
import { MoneyInput } from './number-input.tsx';
import type { TypedNumber } from './number-text.ts';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

interface MoneyFieldProps<V extends FieldValues, O> extends FieldProps<V, TypedNumber, O> {
  unit?: string;
}

export function MoneyField<V extends FieldValues, O>(props: MoneyFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  const { unit } = props;
  return <MoneyInput {...input} value={value} onChange={onChange} {...(unit ? { unit } : {})} />;
}
