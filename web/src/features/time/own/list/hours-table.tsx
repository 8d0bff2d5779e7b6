import { VisuallyHidden } from '@mantine/core';

import table from '../../../../ui/data-table/edited-table.module.css';
import { FormBody } from '../../../../ui/data-table/form-body.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { columnsFor, type ColumnId } from './columns.ts';
import { HoursRow } from './hours-row.tsx';
import { ListState } from './list-state.tsx';
import type { ListProps } from './list-props.ts';
import { texts } from '../texts.ts';
import type { OpenRow } from './use-rows.ts';

const EditRow = lazyWhenIdle(() => import('../../entry/edit-row.tsx'));

interface HoursTableProps extends ListProps {
  /** The inner width of the card around the table. */
  width: number;
}

/** One's own hours as a table. A row that is edited, or is new, is a form in its place. */
export function HoursTable(props: HoursTableProps) {
  const { hours, width } = props;
  const { entries, rows, error, isFlexOn, tab } = hours;
  const columns = columnsFor(width, isFlexOn);
  const ids = columns.map(({ id }): ColumnId => id);
  const form = (row: OpenRow) => (
    <FormBody key={row.key} span={columns.length}>
      <Opened hours={hours} row={row} />
    </FormBody>
  );
  const listed = entries ?? [];
  const openOf = (id: string) => rows.all.find(({ key }) => key === id);
  // A form stays where its row has left the list: what was typed is not lost.
  const isListed = ({ key }: OpenRow) => listed.some(({ reportId }) => reportId === key);
  const apart = tab === 'pending' ? rows.all.filter((row) => !isListed(row)) : [];
  const hasState = listed.length === 0 && (apart.length === 0 || entries === undefined);
  return (
    <table className={table.table} data-wraps aria-busy={entries === undefined && error === null}>
      <VisuallyHidden component="caption">{texts.list}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ id, label, width: fixed, align }) => (
            <th key={id} scope="col" data-column={id} data-align={align} style={{ width: fixed }}>
              {id === 'actions' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      {hasState ? (
        <tbody>
          <tr>
            <td colSpan={columns.length} className={table.state}>
              <ListState hours={hours} />
            </td>
          </tr>
        </tbody>
      ) : null}
      {/* One list, in which a form can move without beginning anew. */}
      {[
        ...apart.map(form),
        ...listed.map((entry) => {
          const row = openOf(entry.reportId);
          if (row !== undefined) return form(row);
          return <HoursRow key={entry.reportId} {...props} entry={entry} columns={ids} />;
        }),
      ]}
    </table>
  );
}

function Opened({ hours, row }: Pick<ListProps, 'hours'> & { row: OpenRow }) {
  const { lists, recent, isFlexOn, timeMode, onSaved } = hours;
  return (
    <EditRow
      entry={row.entry}
      start={row.start}
      replaces={row.replaces}
      timeMode={timeMode}
      lists={lists}
      recent={recent}
      isFlexOn={isFlexOn}
      onDone={(saved) => onSaved(row.key, saved)}
    />
  );
}
