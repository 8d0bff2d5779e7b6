/**
 * PasswordField { control, name, label, autoComplete } — value: string; with a button to show it.
 */
import { PasswordInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

interface PasswordFieldProps<V extends FieldValues, O> extends FieldProps<V, string, O> {
  autoComplete: 'current-password' | 'new-password';
}

function VisibilityIcon({ reveal }: { reveal: boolean }) {
  const Symbol = reveal ? IconEyeOff : IconEye;
  return <Symbol size={18} stroke={1.6} />;
}

export function PasswordField<V extends FieldValues, O>(props: PasswordFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  return (
    <PasswordInput
      {...input}
      autoComplete={props.autoComplete}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleIcon={VisibilityIcon}
      visibilityToggleButtonProps={{ 'aria-label': 'Vis adgangskode', tabIndex: 0 }}
    />
  );
}
