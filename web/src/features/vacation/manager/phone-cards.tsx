import { Suspense, useRef, useState } from 'react';

import cards from '../../../ui/data-table/phone/card-list.module.css';
import { useSheet } from '../../../ui/data-table/filters/phone-filters.tsx';
import { useLongPress } from '../../../ui/data-table/selection/use-long-press.ts';
import type { Selection } from '../../../ui/data-table/selection/use-selection.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { idOf } from './entry/entry-text.ts';
import { EntryCard } from './entry/entry-card.tsx';
import { ApplicationsState } from './list-states.tsx';
import { newRow, type ListProps } from './list-props.ts';
import { texts } from './texts.ts';

const EntrySheet = lazyWhenIdle(() => import('./entry/entry-sheet.tsx'));
const EditSheet = lazyWhenIdle(() => import('./edit/edit-sheet.tsx'));

interface PhoneCardsProps extends ListProps {
  /** Set while applications are being chosen. */
  selection: Selection<Entry> | null;
  /** Starts choosing with one of them; undefined where there is nothing to do with them. */
  onHold: ((entry: Entry) => void) | undefined;
}

/** The applications as cards, and the sheets of the one that is opened or written. */
export function PhoneCards(props: PhoneCardsProps) {
  const { entries = [], mayWrite, editing, onEdit, tab } = props;
  const sheet = useSheet('application');
  const [shown, setShown] = useState<Entry>();
  const edited = entries.find(({ absenceId }) => absenceId === editing);
  const isNew = editing === newRow && tab === 'pending';
  // The bottom sheet follows the list, and keeps its last row while it slides out.
  const current = entries.find(({ absenceId }) => absenceId === shown?.absenceId) ?? shown;
  const open = (entry: Entry) => {
    setShown(entry);
    sheet.open();
  };
  return (
    <>
      <List {...props} onOpen={open} />
      <LazyBoundary>
        <Suspense>
          {current ? (
            <EntrySheet
              {...props}
              entry={current}
              opened={sheet.on}
              onClose={sheet.close}
              onInstead={sheet.closeAnd}
            />
          ) : null}
          {mayWrite && (isNew || edited) ? (
            <EditSheet key={editing} entry={edited} onClose={() => onEdit(undefined)} />
          ) : null}
        </Suspense>
      </LazyBoundary>
    </>
  );
}

function List(props: PhoneCardsProps & { onOpen: (entry: Entry) => void }) {
  const { entries = [], away, decisions, mayWrite, selection, onHold, onOpen } = props;
  const list = useRef<HTMLUListElement>(null);
  const hold = (element: Element) => {
    const entry = entries.find((one) => idOf(one) === element.getAttribute('data-row'));
    // While applications are being chosen, a long touch is a touch like any other.
    if (entry === undefined || selection) return false;
    onHold?.(entry);
    return true;
  };
  useLongPress(list, onHold && entries.length > 0 ? hold : undefined);
  if (entries.length === 0)
    return (
      <div className={cards.box}>
        <ApplicationsState {...props} />
      </div>
    );
  return (
    <ul ref={list} className={cards.box} aria-label={texts.list}>
      {entries.map((entry) => (
        <EntryCard
          key={entry.absenceId}
          entry={entry}
          away={away}
          decisions={decisions}
          mayWrite={mayWrite}
          choice={selection?.of(entry) ?? null}
          onOpen={() => onOpen(entry)}
        />
      ))}
    </ul>
  );
}
