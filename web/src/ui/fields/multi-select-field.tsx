/**
 * MultiSelectField { control, name, label, groups: [{ group, items: [{ value, label }] }], max? } — value: string[].
 * Searchable; what is chosen is shown as pills.
 */
import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import type { FieldValues } from 'react-hook-form';

import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

export interface OptionGroup {
  readonly group: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

interface MultiSelectFieldProps<V extends FieldValues, O> extends FieldProps<V, string[], O> {
  groups: readonly OptionGroup[];
  max?: number;
  /** When the search finds nothing. */
  nothingFound: string;
}

const SHOWN_MATCHES = 100;

export function MultiSelectField<V extends FieldValues, O>(props: MultiSelectFieldProps<V, O>) {
  const { value, onChange, input } = useField(props);
  const { groups, max, nothingFound, placeholder } = props;
  return (
    <MultiSelect
      {...input}
      {...(placeholder && value.length > 0 ? { placeholder: '' } : {})}
      {...(max === undefined ? {} : { maxValues: max })}
      data={groups.map(({ group, items }) => ({ group, items: [...items] }))}
      value={value}
      onChange={onChange}
      searchable
      clearSearchOnChange
      hidePickedOptions
      limit={SHOWN_MATCHES}
      nothingFoundMessage={nothingFound}
    />
  );
}
