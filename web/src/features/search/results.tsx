import { Skeleton } from '@mantine/core';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';

import type { Choice, Group } from './groups.ts';
import { Hit } from './hit.tsx';
import classes from './search.module.css';
import { texts } from './texts.ts';

/** The DOM id of a choice, for aria-activedescendant of the search field. */
export const choiceId = (listId: string, { key }: Choice) => `${listId}-${key}`;

interface ResultsProps {
  listId: string;
  groups: readonly Group[];
  words: readonly string[];
  currency: string;
  active: Choice | undefined;
  onHighlight: (choice: Choice) => void;
  onOpen: (choice: Choice) => void;
}

export function Results({ listId, groups, active, ...rest }: ResultsProps) {
  const activeId = active && choiceId(listId, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={listId} role="listbox" aria-label={texts.results} className={classes.results}>
      {groups.map((group) => (
        <ResultGroup key={group.name} {...{ listId, group, active, ...rest }} />
      ))}
    </div>
  );
}

function ResultGroup({ group, ...rest }: Omit<ResultsProps, 'groups'> & { group: Group }) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={classes.heading}>
        {group.name}
      </div>
      {group.choices.map((choice) => (
        <ChoiceRow key={choice.key} choice={choice} {...rest} />
      ))}
      {Array.from({ length: group.placeholders ?? 0 }, (_, index) => (
        <div key={index} className={classes.awaited} aria-hidden="true">
          <Skeleton height={12} width={220} />
        </div>
      ))}
    </div>
  );
}

type ChoiceRowProps = Omit<ResultsProps, 'groups'> & { choice: Choice };

/** A real link, so that it can be opened in a new tab. The focus stays in the search field. */
function ChoiceRow({
  choice,
  listId,
  active,
  words,
  currency,
  onHighlight,
  onOpen,
}: ChoiceRowProps) {
  const { entry, label, to } = choice;
  return (
    <Link
      id={choiceId(listId, choice)}
      to={to}
      role="option"
      tabIndex={-1}
      aria-selected={choice.key === active?.key}
      className={classes.choice}
      data-all={entry === undefined || undefined}
      // Not onMouseEnter, which also fires when the list scrolls under a resting pointer.
      onMouseMove={() => choice.key !== active?.key && onHighlight(choice)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(choice);
      }}
    >
      {entry ? <Hit entry={entry} words={words} currency={currency} /> : label}
    </Link>
  );
}
