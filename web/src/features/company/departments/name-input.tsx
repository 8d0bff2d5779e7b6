import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';

interface NameInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  onEnter: () => void;
  /** Handles Esc; without it Esc closes the dialog. */
  onEscape?: () => void;
  autoFocus?: boolean;
}

/**
 * An input without a form, since it may be inside another form: Enter saves only this name. Esc
 * cancels the edit and does not close the dialog.
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
      {...(onEscape ? { 'data-mantine-stop-propagation': true } : {})}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was clicked
      autoFocus={autoFocus}
    />
  );
}
