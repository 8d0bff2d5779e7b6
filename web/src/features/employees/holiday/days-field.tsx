/** DaysField { control, name, label } — value: hundredths of a day, shown as 12,5; null when empty. */
import type { FieldValues } from 'react-hook-form';

import { QuantityInput } from '../../../ui/fields/number-input.tsx';
import { inUnit, type TypedNumber } from '../../../ui/fields/number-text.ts';
import { useField, type FieldProps } from '../../../ui/fields/use-field.ts';

export function DaysField<V extends FieldValues, O>(props: FieldProps<V, TypedNumber, O>) {
  const { value, onChange, input } = useField(props);
  return (
    <QuantityInput
      {...input}
      value={inUnit(value, (hundredths) => hundredths / 100)}
      onChange={(typed) => onChange(inUnit(typed, (days) => Math.round(days * 100)))}
    />
  );
}
