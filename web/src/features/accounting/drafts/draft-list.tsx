import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

import type { LoadedPages } from '../../../api/queries/pages.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { DateText } from '../../../ui/display/date-text.tsx';
import type { Draft } from '../queries.ts';
import classes from './drafts.module.css';
import { texts } from './texts.ts';
import { useSecondsLeft, type useDraftDeletion } from './use-draft-deletion.ts';

type Deletion = ReturnType<typeof useDraftDeletion>;

interface DraftListProps {
  drafts: readonly Draft[];
  loaded: LoadedPages<Draft>;
  openId: string | undefined;
  onOpen: (id: string) => void;
  deletion: Deletion;
}

/** The drafts with their search, and the bar that brings a deleted one back. */
export function DraftList({ drafts, loaded, openId, onOpen, deletion }: DraftListProps) {
  const [typed, setTyped] = useState('');
  const shown = drafts.filter((draft) => matches(draft, typed.trim()));
  return (
    <div className={classes.list}>
      <TextInput
        role="searchbox"
        aria-label={texts.search}
        placeholder={texts.search}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {drafts.length === 0 && !loaded.hasMore ? (
        <p className={classes.none}>
          <strong>{texts.none}</strong>
          <span>{texts.noneText}</span>
        </p>
      ) : null}
      {drafts.length > 0 && shown.length === 0 ? (
        <p className={classes.none}>{texts.nothingFound(typed)}</p>
      ) : null}
      <ul className={classes.rows} aria-label={texts.title}>
        {shown.map((draft) => (
          <li key={draft.id}>
            <UnstyledButton
              className={classes.row}
              data-open={draft.id === openId || undefined}
              aria-current={draft.id === openId}
              onClick={() => onOpen(draft.id)}
            >
              <span className={classes.rowNumber}>{draft.number}</span>
              <span className={classes.rowText}>
                <strong>{draft.description}</strong>
                <Source draft={draft} />
              </span>
              <Amount ore={draft.amount} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {loaded.hasMore ? <More loaded={loaded} isSearch={typed.trim() !== ''} /> : null}
      <UndoBar deletion={deletion} />
    </div>
  );
}

/** The business and the day, after what the draft lacks. */
function Source({ draft }: { draft: Draft }) {
  const { businessName, employee, date, attachment, noFile, debitId, creditId, hold } = draft;
  const lacking = [
    ...(hold === '' ? [] : [texts.heldShort[hold]]),
    ...(attachment === '' && !noFile ? [texts.noFileShort] : []),
    ...(debitId === '' || creditId === '' ? [texts.noAccount] : []),
  ];
  return (
    <small>
      {lacking.length === 0 ? null : (
        <span className={classes.lacking}>{lacking.join(' · ')} · </span>
      )}
      {businessName === '' ? employee : businessName} · <DateText value={date} />
    </small>
  );
}

/** How far the list goes, which is how far a search goes, and the rest. */
function More({ loaded, isSearch }: { loaded: LoadedPages<Draft>; isSearch: boolean }) {
  const { rows = [], loadingMore, moreFailed, loadMore } = loaded;
  return (
    <div className={classes.more}>
      <span role="status">
        {isSearch ? texts.searched(rows.length) : texts.shownOfMore(rows.length)}
      </span>
      <Button size="xs" loading={loadingMore} onClick={loadMore}>
        {isSearch ? texts.searchOn : texts.more}
      </Button>
      {moreFailed ? <span role="alert">{texts.moreFailed}</span> : null}
    </div>
  );
}

function UndoBar({ deletion: { marked, undo, finish } }: { deletion: Deletion }) {
  return (
    <div role="status" className={classes.undoPlace}>
      {marked === undefined ? null : <Undo key={marked.id} onUndo={undo} onEnd={finish} />}
    </div>
  );
}

function Undo({ onUndo, onEnd }: { onUndo: () => void; onEnd: () => void }) {
  const secondsLeft = useSecondsLeft(onEnd);
  const bar = useRef<HTMLDivElement>(null);
  // A draft is deleted at the end of its form, which is longer than the list.
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={bar} className={classes.undo}>
      <span>{texts.deleted}</span>
      <span aria-hidden="true">{texts.seconds(secondsLeft)}</span>
      <Button size="compact-sm" onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}

function matches(draft: Draft, typed: string): boolean {
  const text = [draft.number, draft.description, draft.businessName, draft.employee].join(' ');
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
}
