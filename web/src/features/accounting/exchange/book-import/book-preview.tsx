import { Alert, Checkbox } from '@mantine/core';

import classes from '../exchange.module.css';
import { AccountChoices } from './account-choices.tsx';
import type { Preview } from './book-facts.ts';
import { Texts } from './import-texts.tsx';
import { texts } from './texts.ts';

interface BookPreviewProps {
  preview: Preview;
  withOpenings: boolean;
  onChoose: (id: string, own: number) => void;
  onOpenings: (withOpenings: boolean) => void;
}

/** A file before anything of it is posted: its sums, and what is to be looked at or chosen. */
export function BookPreview({ preview, withOpenings, onChoose, onOpenings }: BookPreviewProps) {
  const { books, plan, accounts, own, begun } = preview;
  const created = accounts.filter(({ by }) => by === 'create');
  const unknown = accounts.filter(({ own: number }) => number === undefined);
  const notes = notesOf(preview);
  return (
    <>
      <p className={classes.lead}>{texts.fileOf(books.company, books.software)}</p>
      {plan.faults.length === 0 ? null : (
        <Alert color="red" role="alert" title={texts.faultTitle} className={classes.note ?? ''}>
          <Texts texts={plan.faults} />
        </Alert>
      )}
      {notes.length === 0 ? null : (
        <Alert color="yellow" className={classes.note ?? ''}>
          <Texts texts={notes} />
        </Alert>
      )}
      <dl className={classes.facts}>
        <Fact name={texts.period} value={texts.periodOf(books.from, books.to)} />
        <Fact name={texts.count} value={texts.countOf(plan.entries.length, plan.empty)} />
        <Fact name={texts.debit} value={texts.kroner(plan.debit)} />
        <Fact
          name={texts.accounts}
          value={texts.accountsOf(
            accounts.length - created.length - unknown.length,
            created.length,
          )}
        />
        <Fact
          name={texts.openings}
          value={
            plan.openings.length === 0 ? texts.noOpenings : texts.openingsOf(plan.openings.length)
          }
        />
      </dl>
      {preview.openings.as === 'new' && begun === undefined ? (
        <Checkbox
          label={texts.takeOpenings}
          description={texts.openingsHint}
          checked={withOpenings}
          onChange={(event) => onOpenings(event.currentTarget.checked)}
        />
      ) : null}
      <AccountChoices accounts={unknown} chart={own.chart} onChoose={onChoose} />
      {created.length === 0 ? null : (
        <details className={classes.created}>
          <summary>{texts.createTitle(created.length)}</summary>
          <Texts texts={created.map(({ from }) => texts.mapLabel(from.id, from.name))} />
        </details>
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function notesOf({ books, own, plan, openings, begun }: Preview): string[] {
  const notes: string[] = [];
  if (begun !== undefined)
    notes.push(
      begun.isDone
        ? texts.takenBefore(begun.startedAt.slice(0, 10))
        : texts.unfinished(begun.taken, begun.entries),
    );
  if (/^\d{8}$/.test(books.cvr) && own.cvr !== '' && books.cvr !== own.cvr)
    notes.push(texts.otherCvr(books.cvr, own.cvr));
  if (begun === undefined && own.entries > 0) notes.push(texts.hereAlready(own.entries));
  if (openings.as === 'same') notes.push(texts.openingsSame);
  if (openings.as === 'differ' && begun === undefined)
    notes.push(texts.openingsDiffer(openings.accounts.slice(0, 10).join(', ')));
  return [...notes, ...plan.notes];
}
