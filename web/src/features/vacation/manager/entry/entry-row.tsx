import { useInViewport } from '@mantine/hooks';
import type { ReactNode } from 'react';

import {
  DecisionRow,
  type DecisionColumn,
} from '../../../../shared/decision-lists/decision-table.tsx';
import table from '../../../../ui/data-table/edited-table.module.css';
import type { RowSelection } from '../../../../ui/data-table/rows/data-row.tsx';
import { DateText } from '../../../../ui/display/date-text.tsx';
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
  columns: readonly DecisionColumn<ColumnId>[];
  choice: RowSelection | null;
}

/** A row, and below it what there is to know before deciding. */
export function EntryRow(props: EntryRowProps) {
  const { entry, columns, choice, decisions } = props;
  const has = (column: ColumnId) => columns.some(({ id }) => id === column);
  return (
    <DecisionRow
      id={entry.absenceId}
      name={nameOfEntry(entry)}
      isNewest={decisions.isNewest(entry)}
      choice={choice}
      className={classes.row}
      columns={columns}
      cell={(id) => <Cell {...props} id={id} isNarrow={!has('type')} />}
      below={belowOf(props, entry.comment !== '' && !has('comment'))}
    />
  );
}

interface CellProps extends ListProps {
  entry: Entry;
  id: ColumnId;
  isNarrow: boolean;
}

function Cell({ id, entry, isNarrow, ...props }: CellProps): ReactNode {
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

function belowOf({ entry, decisions, away }: EntryRowProps, hasComment: boolean) {
  const isPending = entry.status === 'pending';
  if (!isPending && entry.reason === '' && !hasComment) return null;
  return (
    <>
      {entry.reason === '' ? null : (
        <span className={classes.reason}>
          {texts.reason}: {entry.reason}
        </span>
      )}
      {hasComment ? <CommentText entry={entry} decisions={decisions} /> : null}
      {isPending ? <RowFacts entry={entry} away={away} /> : null}
    </>
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
