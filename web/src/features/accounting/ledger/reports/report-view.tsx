import { formatKroner } from '@driftig/domain/format';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import classes from '../ledger.module.css';
import { PhoneFigures } from '../phone-figures.tsx';
import type { Place } from '../place.ts';
import { isEmpty, type ReportGroup, type ReportModel, type ReportRow } from './report-model.ts';
import { texts } from './texts.ts';

interface ReportViewProps {
  report: ReportModel;
  onOpen: (place: Place) => void;
}

/** A report as a table; each line opens to the entries that it comes from (product B17). */
export function ReportView({ report, onOpen }: ReportViewProps) {
  const { title, firstColumn, columns, groups, total, note, empty } = report;
  if (isEmpty(report)) return <p role="status">{empty}</p>;
  return (
    <>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{firstColumn}</th>
            {columns.map((column, index) => (
              <th key={column} scope="col" {...deskOnly(index, columns)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.name} group={group} columns={columns} onOpen={onOpen} />
        ))}
        {total === undefined ? null : (
          <tfoot>
            <Line row={total} columns={columns} onOpen={onOpen} />
          </tfoot>
        )}
      </table>
      {note === '' ? null : <p className={classes.note}>{note}</p>}
    </>
  );
}

/** On a phone the last column stays; the others are written below the name. */
const deskOnly = (index: number, columns: readonly string[]) =>
  index === columns.length - 1 ? {} : { 'data-desk': true };

interface GroupProps {
  group: ReportGroup;
  columns: readonly string[];
  onOpen: (place: Place) => void;
}

function Group({ group: { name, rows, sums }, columns, onOpen }: GroupProps) {
  if (rows.length === 0) return null;
  const sum = { id: 'sum', name: texts.sumOf(name), figures: sums ?? [] };
  return (
    <tbody>
      {name === '' ? null : (
        <tr data-group>
          <th scope="rowgroup" colSpan={columns.length + 1}>
            {name}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <Line key={row.id} row={row} columns={columns} onOpen={onOpen} />
      ))}
      {name === '' || sums === undefined ? null : (
        <Line row={sum} columns={columns} onOpen={onOpen} isSum />
      )}
    </tbody>
  );
}

interface LineProps {
  row: ReportRow;
  columns: readonly string[];
  onOpen: (place: Place) => void;
  isSum?: boolean;
}

function Line({ row, columns, onOpen, isSum = false }: LineProps) {
  const { help, figures } = row;
  const written = columns.map((_, index) => writtenFigure(figures[index]));
  const others = columns
    .slice(0, -1)
    .flatMap((column, index) => (figures[index] ? [`${column} ${written[index]}`] : []));
  return (
    <tr {...(isSum && { 'data-sum': true })}>
      <th scope="row">
        <Name row={row} onOpen={onOpen} />
        {help === undefined ? null : <small>{help}</small>}
        <PhoneFigures figures={others} />
      </th>
      {written.map((figure, index) => (
        <td key={columns[index]} {...deskOnly(index, columns)}>
          {figure}
        </td>
      ))}
    </tr>
  );
}

/** A line leads to its entries, or to the page that it comes from. */
function Name({ row: { name, place, link }, onOpen }: Pick<LineProps, 'row' | 'onOpen'>) {
  if (place !== undefined)
    return (
      <Anchor component="button" onClick={() => onOpen(place)}>
        {name}
      </Anchor>
    );
  if (link === undefined) return name;
  return (
    <Anchor component={Link} to={link}>
      {name}
    </Anchor>
  );
}

const writtenFigure = (ore: number | null | undefined) =>
  ore === null || ore === undefined ? '' : formatKroner(ore);
