import { Checkbox, TextInput } from '@mantine/core';
import { formatKroner } from '@driftig/domain/format';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

import { findEntries } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue.ts';
import classes from './pick-dialog.module.css';
import { texts } from './texts.ts';

const SHOWN_MATCHES = 100;

export interface PickEntriesProps {
  rows: readonly CatalogueEntry[];
  picked: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** A searchable list with checkboxes; arrow keys move between search box and checkboxes. */
export function PickEntries({ rows, picked, onToggle }: PickEntriesProps) {
  const [search, setSearch] = useState('');
  const found = findEntries(rows, search);
  return (
    <div data-stops>
      <TextInput
        data-autofocus
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<IconSearch size={18} stroke={1.6} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={moveFocus}
      />
      <ul className={classes.list}>
        {found.slice(0, SHOWN_MATCHES).map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            picked={picked.has(entry.id)}
            onToggle={() => onToggle(entry.id)}
          />
        ))}
      </ul>
      {found.length === 0 ? <p className={classes.note}>{texts.noneFound}</p> : null}
      {found.length > SHOWN_MATCHES ? (
        <p className={classes.note}>{texts.moreMatches(SHOWN_MATCHES)}</p>
      ) : null}
    </div>
  );
}

interface EntryProps {
  entry: CatalogueEntry;
  picked: boolean;
  onToggle: () => void;
}

function Entry({ entry, picked, onToggle }: EntryProps) {
  return (
    <li className={classes.row}>
      <Checkbox
        checked={picked}
        onChange={onToggle}
        onKeyDown={moveFocus}
        label={entry.name}
        description={entry.description}
        classNames={{ labelWrapper: classes.label ?? '' }}
      />
      <span className={classes.price}>{formatKroner(entry.price)}</span>
    </li>
  );
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus with the arrow keys between the search box and the checkboxes. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const by = steps[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const all = event.currentTarget.closest('[data-stops]')?.querySelectorAll('input') ?? [];
  const stops = [...all];
  stops[stops.indexOf(event.currentTarget) + by]?.focus();
}
