import { formatKroner } from '@driftig/domain/format';
import type { ReportFigure } from '@driftig/domain/why/report';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import { Why } from '../../../../shared/why/why.tsx';
import classes from '../ledger.module.css';
import { PhoneFigures } from '../phone-figures.tsx';
import type { Place } from '../place.ts';
import { isEmpty, type ReportGroup, type ReportModel, type ReportRow } from './report-model.ts';
import { texts } from './texts.ts';
import { linesOf, nameOfSum, whyOfReport, type ShownSum } from './why-report.ts';

interface ReportViewProps {
  report: ReportModel;
  onOpen: (place: Place) => void;
}

/** A report as a table; each line opens to the entries that it comes from (product B17). */
export function ReportView({ report, onOpen }: ReportViewProps) {
  const { title, firstColumn, columns, groups, total, note, empty, why } = report;
  if (isEmpty(report)) return <p role="status">{empty}</p>;
  const sumOf = (figure: ReportFigure | undefined) =>
    figure === undefined ? undefined : { report, figure, group: undefined };
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
          <Group key={group.name} group={group} report={report} onOpen={onOpen} />
        ))}
        {total === undefined ? null : (
          <tfoot>
            <Line row={total} columns={columns} onOpen={onOpen} sumOf={sumOf(why?.total)} />
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

type SumOf = Pick<ShownSum, 'figure' | 'group'> & { readonly report: ReportModel };

interface GroupProps {
  group: ReportGroup;
  report: ReportModel;
  onOpen: (place: Place) => void;
}

function Group({ group, report, onOpen }: GroupProps) {
  const { name, rows, sums } = group;
  const { columns, why } = report;
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
        <Line
          row={sum}
          columns={columns}
          onOpen={onOpen}
          sumOf={why?.group && { report, figure: why.group, group }}
          isSum
        />
      )}
    </tbody>
  );
}

interface LineProps {
  row: ReportRow;
  columns: readonly string[];
  onOpen: (place: Place) => void;
  /** The lines that the figures are the sums of. */
  sumOf?: SumOf | undefined;
  isSum?: boolean;
}

function Line({ row, columns, onOpen, sumOf, isSum = false }: LineProps) {
  const { help, figures } = row;
  const written = columns.map((_, index) => writtenFigure(figures[index]));
  const others = columns.slice(0, -1).flatMap((_, index) => (figures[index] ? [index] : []));
  const shown = (figure: string, column: number) =>
    sumOf === undefined ? (
      figure
    ) : (
      <SumFigure sumOf={sumOf} row={row} column={column} onOpen={onOpen}>
        {figure}
      </SumFigure>
    );
  return (
    <tr {...(isSum && { 'data-sum': true })}>
      <th scope="row">
        <Name row={row} onOpen={onOpen} />
        {help === undefined ? null : <small>{help}</small>}
        <PhoneFigures
          figures={others.map((column) => `${columns[column]} ${written[column]}`)}
          openable={(figure, index) => shown(figure, others[index] ?? 0)}
        />
      </th>
      {written.map((figure, index) => (
        <td key={columns[index]} {...deskOnly(index, columns)}>
          {shown(figure, index)}
        </td>
      ))}
    </tr>
  );
}

interface SumFigureProps extends Pick<LineProps, 'row' | 'onOpen'> {
  sumOf: SumOf;
  column: number;
  children: string;
}

/** A sum opens to its lines, and these to their entries. */
function SumFigure({ sumOf, row, column, onOpen, children }: SumFigureProps) {
  const { report, ...lines } = sumOf;
  const sum: ShownSum = { ...lines, row, column };
  if (linesOf(report, sum).length === 0) return children;
  return (
    <Why
      label={nameOfSum(report, sum)}
      answer={() => whyOfReport(report, sum)}
      onOpen={(id) => {
        const place = linesOf(report, sum).find((line) => line.id === id)?.place;
        if (place !== undefined) onOpen(place);
      }}
    >
      {children}
    </Why>
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
