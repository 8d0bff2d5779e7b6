import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import table from '../../../../ui/data-table/edited-table.module.css';
import { RowMenu } from '../../../../ui/data-table/rows/row-menu.tsx';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { StatusChip, Tag } from '../../../../ui/display/status-chip.tsx';
import { nameOf, projectOf, statusOf, timesOf } from '../../entry/entry-text.ts';
import { Remark } from '../../entry/remark.tsx';
import { texts as entryTexts } from '../../entry/texts.ts';
import { FlexValue } from '../../flex-value.tsx';
import { hoursText } from '../../hours-text.ts';
import type { Entry } from '../../queries.ts';
import type { ColumnId } from './columns.ts';
import classes from './hours-table.module.css';
import type { ListProps } from './list-props.ts';
import { actionsFor } from './row-actions.ts';
import { texts } from '../texts.ts';

interface HoursRowProps extends ListProps {
  entry: Entry;
  columns: readonly ColumnId[];
}

const alignment: Partial<Record<ColumnId, 'right'>> = {
  norm: 'right',
  hours: 'right',
  flex: 'right',
};

/** A row as it is read. */
export function HoursRow(props: HoursRowProps) {
  const { entry, columns } = props;
  const shown = cellsOf(props);
  return (
    <tbody data-row data-report={entry.reportId} className={[table.row, classes.row].join(' ')}>
      <tr>
        {columns.map((id) => (
          <td key={id} data-column={id} data-align={alignment[id]}>
            {shown[id]}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function cellsOf({ entry, columns, hours, asked }: HoursRowProps): Record<ColumnId, ReactNode> {
  const { kind, date, activity, unit, hundredths, normHundredths, flexHundredths } = entry;
  const status = statusOf(entry);
  return {
    status: <StatusChip tone={status.tone}>{status.text}</StatusChip>,
    date: <DateText value={date} />,
    project: <Project entry={entry} hasActivity={columns.includes('activity')} />,
    activity,
    type: entryTexts.kinds[kind],
    norm: hoursText(normHundredths),
    hours: hoursText(hundredths),
    flex: <FlexValue hundredths={flexHundredths} />,
    unit,
    remarks: <Remark entry={entry} onOpen={() => asked.ask('remarks', entry)} />,
    actions: (
      <span className={table.actions}>
        {entry.status === 'pending' && hours.mayWrite ? (
          <IconButton
            icon={IconPencil}
            size="sm"
            label={`${texts.edit} ${nameOf(entry)}`}
            onClick={() => hours.rows.open(entry)}
          />
        ) : null}
        <RowMenu
          label={entryTexts.actionsFor(nameOf(entry))}
          actions={actionsFor(entry, hours, asked)}
        />
      </span>
    ),
  };
}

/** Project, with the values that have no column below it. */
function Project({ entry, hasActivity }: { entry: Entry; hasActivity: boolean }) {
  const second = [hasActivity ? '' : entry.activity, timesOf(entry)].filter((text) => text !== '');
  return (
    <>
      <span className={[table.name, classes.project].join(' ')}>{projectOf(entry)}</span>
      {entry.isInternal ? <Tag>{entryTexts.internal}</Tag> : null}
      {second.length === 0 ? null : <span className={table.second}>{second.join(' · ')}</span>}
    </>
  );
}
