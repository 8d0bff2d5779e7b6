import { Select, TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import type { Control, FieldPathByValue } from 'react-hook-form';

import type { SettingsForm } from '@driftig/contracts/company/settings';
import { useField } from '../../../ui/fields/use-field.ts';
import type { FieldProps } from '../../../ui/fields/use-field.ts';
import { IntegerInput, MoneyInput } from '../../../ui/fields/number-input.tsx';
import type { TypedNumber } from '../../../ui/fields/number-text.ts';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import classes from './settings.module.css';
import { tabs } from './settings-values.ts';
import type { SettingsValues } from './settings-values.ts';
import { fieldTexts } from '../texts.ts';

export type SettingsControl = Control<SettingsValues, unknown, SettingsForm>;

interface RowProps {
  control: SettingsControl;
  name: FieldPathByValue<SettingsValues, string>;
  required?: boolean;
  digits?: boolean;
  inputProps?: Pick<TextInputProps, 'autoComplete' | 'type' | 'maxLength'>;
}

const rowClasses = {
  root: classes.row ?? '',
  label: classes.label ?? '',
  description: classes.help ?? '',
  wrapper: classes.control ?? '',
  error: classes.error ?? '',
};

/**
 * A text field as a row: label and help on the left, input on the right. `digits` (product V7) does
 * not filter the typed text; validation refuses it instead.
 */
export function SettingRow({ control, name, required, digits, inputProps }: RowProps) {
  const { value, onChange, input } = useField({
    control,
    name,
    ...fieldTexts[name],
    ...(required ? { required } : {}),
  });
  // The dialog's focus trap looks for it when it opens. A phone's keyboard would cover the fields.
  const isFirst = !usePhone() && Object.values(tabs).some(([first]) => first === name);
  return (
    <TextInput
      {...input}
      {...inputProps}
      data-autofocus={isFirst || undefined}
      classNames={rowClasses}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...(digits ? { inputMode: 'numeric' as const } : {})}
    />
  );
}

interface NumberRowProps extends Pick<RowProps, 'control' | 'required'> {
  unit?: string;
  name: FieldPathByValue<SettingsValues, TypedNumber>;
  /** How it is typed: an amount, or a whole number of at most so many digits. */
  kind: 'money' | { readonly digits: number };
}

/** A number as a row. */
export function NumberRow({ control, name, required, unit, kind }: NumberRowProps) {
  const { value, onChange, input } = useField({
    control,
    name,
    ...fieldTexts[name],
    ...(required ? { required } : {}),
  });
  const Input = kind === 'money' ? MoneyInput : IntegerInput;
  return (
    <Input
      {...input}
      classNames={rowClasses}
      value={value}
      onChange={onChange}
      {...(kind === 'money' ? {} : { maxLength: kind.digits })}
      {...(unit ? { rightSection: <span className={classes.unit}>{unit}</span> } : {})}
      rightSectionWidth={52}
    />
  );
}

interface CurrencyRowProps {
  control: SettingsControl;
  options: readonly { value: string; label: string }[];
}

export function CurrencyRow({ control, options }: CurrencyRowProps) {
  const texts = fieldTexts.currency;
  const field: FieldProps<SettingsValues, string, SettingsForm> = {
    control,
    name: 'currency',
    ...texts,
    required: true,
  };
  const { value, onChange, input } = useField(field);
  return (
    <Select
      {...input}
      classNames={rowClasses}
      data={[...options]}
      value={value}
      onChange={(code) => onChange(code ?? '')}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      maxDropdownHeight={280}
    />
  );
}
