import { formatKroner } from '@driftig/domain/format';
import type { ReactNode } from 'react';

import table from '../../../../ui/data-table/edited-table.module.css';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { StatusChip, Tag } from '../../../../ui/display/status-chip.tsx';
import { statusOf } from '../../entry/entry-text.ts';
import { FlexValue } from '../../flex-value.tsx';
import { Remark } from '../../entry/remark.tsx';
import { texts as entryTexts } from '../../entry/texts.ts';
import type { Entry } from '../../queries.ts';
import type { ColumnId } from './columns.ts';
import type { ListProps } from '../list-props.ts';
import { kindText, projectText } from './report-text.ts';
import classes from './report-table.module.css';
import { RowActions } from './row-actions.tsx';
import { texts } from '../texts.ts';

export interface CellProps extends Pick<
  ListProps,
  'decisions' | 'deviationsOf' | 'mayDeviate' | 'onEdit' | 'isFlexOn'
> {
  entry: Entry;
  /** Whether the table has room for a column; another cell then says what a missing one would. */
  has: (column: ColumnId) => boolean;
}

/** The cells of a row, by their column. */
export const cells: Readonly<Record<ColumnId, (props: CellProps) => ReactNode>> = {
  status: StatusCell,
  date: ({ entry: { date, startTime, endTime } }) => (
    <>
      <DateText value={date} />
      {startTime === '' ? null : (
        <span className={table.second}>
          {startTime}–{endTime}
        </span>
      )}
    </>
  ),
  employee: ({ entry, has }) => (
    <>
      <span className={table.name}>{entry.employeeName}</span>
      {has('project') ? null : <span className={table.second}>{projectText(entry)}</span>}
    </>
  ),
  project: ({ entry, has }) => (
    <>
      {projectText(entry)}{' '}
      {entry.isInternal && has('activity') ? <Tag>{entryTexts.internal}</Tag> : null}
      {has('activity') ? null : (
        <span className={table.second}>
          {[entry.isInternal ? entryTexts.internal : '', entry.activity]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </>
  ),
  activity: ({ entry }) => (entry.activity === '' ? texts.none : entry.activity),
  kind: ({ entry }) => kindText(entry),
  norm: ({ entry }) => (entry.kind === 'work' ? formatKroner(entry.normHundredths) : texts.none),
  hours: ({ entry, has, isFlexOn }) => (
    <>
      <span className={classes.hours}>{formatKroner(entry.hundredths)}</span>
      {isFlexOn && !has('flex') ? (
        <span className={table.second}>
          <FlexValue hundredths={entry.flexHundredths} />
        </span>
      ) : null}
      {entry.breakMinutes === 0 ? null : (
        <span className={table.second}>{texts.pause(entry.breakMinutes)}</span>
      )}
    </>
  ),
  flex: ({ entry }) => <FlexValue hundredths={entry.flexHundredths} />,
  unit: ({ entry }) => entry.unit,
  remark: RemarkCell,
  actions: RowActions,
};

function StatusCell({ entry }: CellProps) {
  const { text, tone } = statusOf(entry);
  return <StatusChip tone={tone}>{text}</StatusChip>;
}

export function RemarkCell({ entry, decisions }: Pick<CellProps, 'entry' | 'decisions'>) {
  return <Remark entry={entry} onOpen={() => decisions.ask({ kind: 'remark', entry })} />;
}
