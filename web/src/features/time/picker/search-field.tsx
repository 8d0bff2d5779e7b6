import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

import { texts } from './texts.ts';
import type { ActiveOption } from './use-active-option.ts';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  active: ActiveOption;
}

/** The search of the picker, from which the arrow keys reach the rows. */
export function SearchField({ value, onChange, active }: SearchFieldProps) {
  const { listId, current, idOf, onKeyDown } = active;
  return (
    <TextInput
      data-autofocus
      role="combobox"
      aria-expanded={current !== undefined}
      aria-controls={current === undefined ? undefined : listId}
      aria-activedescendant={current === undefined ? undefined : idOf(current)}
      aria-autocomplete="list"
      aria-label={texts.search}
      placeholder={texts.search}
      autoComplete="off"
      leftSection={<IconSearch size={18} stroke={1.6} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
