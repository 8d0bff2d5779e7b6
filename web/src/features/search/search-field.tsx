import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';

import { CloseButton } from '@mantine/core';
import classes from './search.module.css';
import { texts } from './texts.ts';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  typed: string;
  /** The id of the result list; undefined when there is none. */
  listId: string | undefined;
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  onFocus: () => void;
}

/** A combobox input that keeps the focus; the active result is set by aria-activedescendant. */
export function SearchField(props: SearchFieldProps) {
  const { ref, label, typed, listId, activeId, onType, onKeyDown, onClose, onFocus } = props;
  return (
    <div className={classes.field}>
      <IconSearch size={20} stroke={1.6} aria-hidden="true" />
      <input
        ref={ref}
        data-autofocus
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={texts.placeholder}
        className={classes.input}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
      <CloseButton aria-label={texts.close} className={classes.close ?? ''} onClick={onClose} />
    </div>
  );
}
