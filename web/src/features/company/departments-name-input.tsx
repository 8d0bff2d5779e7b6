import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';

interface NameInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  onEnter: () => void;
  /** What Esc does here; without it Esc is the dialog's. */
  onEscape?: () => void;
  autoFocus?: boolean;
}

/**
 * A field without a form of its own, since it may stand in another one: Enter saves this alone. Esc
 * gives up what is typed and not the dialog around it.
 */
export function NameInput(props: NameInputProps) {
  const { label, value, onChange, error, onEnter, onEscape, autoFocus = false } = props;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
    if (event.key === 'Escape') onEscape?.();
  };
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={press}
      error={error}
      maxLength={80}
      autoComplete="off"
      flex={1}
      {...(onEscape ? { 'data-mantine-stop-propagation': true } : {})}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
      autoFocus={autoFocus}
    />
  );
}
