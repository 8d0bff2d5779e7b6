import type { ReportFigure } from '@driftig/domain/why/report';

import { toCsv } from '../../../../ui/csv/write-csv.ts';
import type { Place } from '../place.ts';

/** A line of a report; its figures are in øre, null where a column says nothing about it. */
export interface ReportRow {
  readonly id: string;
  readonly name: string;
  /** Explains where the figures come from. */
  readonly help?: string;
  readonly figures: readonly (number | null)[];
  /** The entries behind the figures. */
  readonly place?: Place;
  /** The address of the page behind them, instead of a place. */
  readonly link?: string;
}

export interface ReportGroup {
  /** '' for a group without a heading. */
  readonly name: string;
  readonly rows: readonly ReportRow[];
  /** One a column; none where the group has no sum. */
  readonly sums?: readonly number[];
  /** It is in no sum of the report. */
  readonly isApart?: boolean;
}

/** A report as it is shown, printed and saved: a name in the first column, then figures. */
export interface ReportModel {
  readonly title: string;
  readonly period: string;
  readonly firstColumn: string;
  readonly columns: readonly string[];
  readonly groups: readonly ReportGroup[];
  readonly total?: ReportRow;
  readonly note: string;
  readonly empty: string;
  /** The figures that its sums are, where they are shown on a screen. */
  readonly why?: {
    readonly group?: ReportFigure;
    readonly total: ReportFigure;
    /** The last column is the sum of the others, which are ages. */
    readonly isAged?: boolean;
  };
}

export const isEmpty = ({ groups }: ReportModel) => groups.every(({ rows }) => rows.length === 0);

/** The sum of each column. */
export function sumsOf(rows: readonly ReportRow[], columns: number): number[] {
  return Array.from({ length: columns }, (_, index) =>
    rows.reduce((sum, { figures }) => sum + (figures[index] ?? 0), 0),
  );
}

export const groupOf = (
  name: string,
  rows: readonly ReportRow[],
  columns: number,
): ReportGroup => ({
  name,
  rows,
  sums: sumsOf(rows, columns),
});

interface FileRow {
  readonly group: string;
  readonly name: string;
  readonly figures: readonly (number | null)[];
}

/** A report as a file: its group, its name and its figures in kroner. Sums are left out but the last line. */
export function reportFile({ firstColumn, columns, groups, total }: ReportModel): string {
  const rows: FileRow[] = [
    ...groups.flatMap(({ name, rows: own }) => own.map((row) => ({ ...row, group: name }))),
    ...(total === undefined ? [] : [{ ...total, group: '' }]),
  ];
  const kroner = (ore: number | null | undefined) =>
    ore === null || ore === undefined ? null : ore / 100;
  return toCsv<FileRow>(
    [
      { header: 'Gruppe', csv: ({ group }) => group },
      { header: firstColumn, csv: ({ name }) => name },
      ...columns.map((header, index) => ({
        header,
        csv: ({ figures }: FileRow) => kroner(figures[index]),
      })),
    ],
    rows,
  );
}
