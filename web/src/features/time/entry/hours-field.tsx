/**
 * HoursField { control, name, label } — value: hundredths of an hour, null when empty. Typed with comma
 * or dot; the arrow keys step by a tenth of an hour.
 */
import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';

import { QuantityInput } from '../../../ui/fields/number-input.tsx';
import { inUnit, type TypedNumber } from '../../../ui/fields/number-text.ts';
import { signSwitch } from '../../../ui/fields/sign-switch.tsx';
import { useField, type FieldProps } from '../../../ui/fields/use-field.ts';

const step = 10;
const directions: Partial<Record<string, number>> = { ArrowUp: step, ArrowDown: -step };

const toHours = (value: TypedNumber) => inUnit(value, (hundredths) => hundredths / 100);
const toHundredths = (typed: TypedNumber) => inUnit(typed, (hours) => Math.round(hours * 100));

interface HoursFieldProps<V extends FieldValues, O> extends FieldProps<V, TypedNumber, O> {
  /** Below 0 as well, as an adjustment may be. */
  signed?: boolean;
}

export function HoursField<V extends FieldValues, O>(props: HoursFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = directions[event.key];
    if (by === undefined || typeof value === 'string' || event.altKey) return;
    event.preventDefault();
    const next = (value ?? 0) + by;
    onChange(props.signed ? next : Math.max(0, next));
  };
  return (
    <QuantityInput
      {...input}
      value={toHours(value)}
      onChange={(hours) => onChange(toHundredths(hours))}
      onKeyDown={onKeyDown}
      {...(props.signed && signSwitch(value, onChange))}
    />
  );
}
