import { useInViewport } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { ChooseRow } from '../../../../ui/data-table/selection/choose.tsx';
import table from '../../../../ui/data-table/edited-table.module.css';
import type { RowSelection } from '../../../../ui/data-table/rows/data-row.tsx';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { Tag } from '../../../../ui/display/status-chip.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import type { ColumnId } from '../columns.ts';
import { CommentText } from '../decide/comment-text.tsx';
import { lengthText, nameOfEntry, timesText, typeText } from './entry-text.ts';
import classes from './entry-table.module.css';
import { FactList } from './fact-list.tsx';
import type { ListProps } from '../list-props.ts';
import { RowActions } from './row-actions.tsx';
import { StatusOf } from './status-of.tsx';
import { texts } from '../texts.ts';
import { useFacts } from './use-facts.ts';

interface EntryRowProps extends ListProps {
  entry: Entry;
  columns: readonly ColumnId[];
  choice: RowSelection | null;
}

/** A row, and below it what there is to know before deciding. */
export function EntryRow(props: EntryRowProps) {
  const { entry, columns, choice, decisions } = props;
  const name = nameOfEntry(entry);
  const below = <Below {...props} />;
  return (
    <tbody
      data-row={entry.absenceId}
      className={[table.row, classes.row].join(' ')}
      data-chosen={choice?.chosen || undefined}
      data-newest={decisions.newest === entry.absenceId || undefined}
    >
      <tr>
        {choice ? <ChooseRow name={name} choice={choice} /> : null}
        {columns.map((id) => (
          <td key={id} data-column={id}>
            <Cell {...props} id={id} />
          </td>
        ))}
      </tr>
      {hasBelow(props) ? (
        <tr className={table.below}>
          {choice ? <td /> : null}
          <td colSpan={columns.length}>{below}</td>
        </tr>
      ) : null}
    </tbody>
  );
}

function Cell({ id, entry, columns, ...props }: EntryRowProps & { id: ColumnId }): ReactNode {
  const isNarrow = !columns.includes('type');
  if (id === 'employee')
    return (
      <>
        <span className={table.name}>{entry.employeeName}</span>
        {isNarrow ? <span className={table.second}>{typeText(entry)}</span> : null}
      </>
    );
  if (id === 'type') return typeText(entry);
  if (id === 'from') return <DateText value={entry.startDate} />;
  if (id === 'to') return entry.isOpen ? texts.open : <DateText value={entry.endDate} />;
  if (id === 'time') return timesText(entry);
  if (id === 'duration')
    return (
      <>
        {lengthText(entry)}
        {isNarrow ? <span className={table.second}>{timesText(entry)}</span> : null}
      </>
    );
  if (id === 'comment') return <CommentText entry={entry} decisions={props.decisions} />;
  if (id === 'status') return <StatusOf entry={entry} />;
  return <RowActions {...props} entry={entry} />;
}

function hasBelow({ entry, columns, decisions }: EntryRowProps): boolean {
  const hasComment = entry.comment !== '' && !columns.includes('comment');
  const isNewest = decisions.newest === entry.absenceId;
  return entry.status === 'pending' || entry.reason !== '' || hasComment || isNewest;
}

function Below({ entry, columns, decisions, away }: EntryRowProps) {
  return (
    <div className={table.belowText}>
      {decisions.newest === entry.absenceId ? <Tag>{texts.newest}</Tag> : null}
      {entry.reason === '' ? null : (
        <span className={classes.reason}>
          {texts.reason}: {entry.reason}
        </span>
      )}
      {entry.comment !== '' && !columns.includes('comment') ? (
        <CommentText entry={entry} decisions={decisions} />
      ) : null}
      {entry.status === 'pending' ? <RowFacts entry={entry} away={away} /> : null}
    </div>
  );
}

/** Fetched when the row comes into view, since a page may have forty. */
function RowFacts({ entry, away }: Pick<EntryRowProps, 'entry' | 'away'>) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const facts = useFacts(entry, away, inViewport);
  return (
    <div ref={ref}>
      <FactList entry={entry} facts={facts} inLine />
    </div>
  );
}
