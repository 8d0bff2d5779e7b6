/**
 * MoneyField { control, name, label, unit?, signed? } — value: øre, shown as 1.234,50; accepts comma or dot;
 * null when empty.
 */
import type { FieldValues } from 'react-hook-form';
import { MoneyInput } from './number-input.tsx';
import type { TypedNumber } from './number-text.ts';
import { signSwitch } from './sign-switch.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

interface MoneyFieldProps<V extends FieldValues, O> extends FieldProps<V, TypedNumber, O> {
  unit?: string;
  /** Below 0 as well. */
  signed?: boolean;
}

export function MoneyField<V extends FieldValues, O>(props: MoneyFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  const { unit, signed } = props;
  return (
    <MoneyInput
      {...input}
      value={value}
      onChange={onChange}
      {...(unit ? { unit } : {})}
      {...(signed && signSwitch(value, onChange))}
    />
  );
}
