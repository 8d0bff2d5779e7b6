/** DaysField { control, name, label, signed? } — value: hundredths of a day, shown as 12,5; null when empty. */
import type { FieldValues } from 'react-hook-form';

import { QuantityInput } from '../../../ui/fields/number-input.tsx';
import { inUnit, type TypedNumber } from '../../../ui/fields/number-text.ts';
import { signSwitch } from '../../../ui/fields/sign-switch.tsx';
import { useField, type FieldProps } from '../../../ui/fields/use-field.ts';

interface DaysFieldProps<V extends FieldValues, O> extends FieldProps<V, TypedNumber, O> {
  /** Below 0 as well. */
  signed?: boolean;
}

export function DaysField<V extends FieldValues, O>(props: DaysFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  return (
    <QuantityInput
      {...input}
      value={inUnit(value, (hundredths) => hundredths / 100)}
      onChange={(typed) => onChange(inUnit(typed, (days) => Math.round(days * 100)))}
      {...(props.signed && signSwitch(value, onChange))}
    />
  );
}
