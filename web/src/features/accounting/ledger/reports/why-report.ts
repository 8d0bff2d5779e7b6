import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import { whyReport, type ReportFigure } from '@driftig/domain/why/report';

import type { ReportGroup, ReportModel, ReportRow } from './report-model.ts';
import { texts } from './texts.ts';

/** A sum that is shown: of a group, or of the report where there is none. */
export interface ShownSum {
  readonly figure: ReportFigure;
  readonly row: ReportRow;
  readonly group: ReportGroup | undefined;
  readonly column: number;
}

/** The last line has the report's name where it is called a total alone. */
export const nameOfSum = ({ title, columns }: ReportModel, { row, column }: ShownSum) =>
  `${row.name === texts.total ? title : row.name}, ${columns[column] ?? ''}`;

const countedGroups = ({ groups }: ReportModel, { group }: ShownSum) =>
  group === undefined ? groups.filter(({ isApart }) => isApart !== true) : [group];

/** The lines that a sum counts. */
export const linesOf = (report: ReportModel, sum: ShownSum): ReportRow[] =>
  countedGroups(report, sum)
    .flatMap(({ rows }) => rows)
    .filter(({ figures }) => figures[sum.column]);

/** The lines behind a sum of a report (product B17). The key of a line's place is its id. */
export function whyOfReport(report: ReportModel, sum: ShownSum): WhyAnswer {
  const { columns, groups, why } = report;
  const { figure, row, column } = sum;
  const counted = countedGroups(report, sum);
  const isSumOfAges = why?.isAged === true && column === columns.length - 1;
  const apart = groups.find(({ isApart }) => isApart === true);
  return whyReport({
    figure,
    title: nameOfSum(report, sum),
    amount: row.figures[column] ?? 0,
    groups: isSumOfAges ? byAge(columns, counted) : counted.map((one) => partOf(one, column)),
    otherSide: figure === 'balanceTotal' && apart !== undefined ? partOf(apart, column) : undefined,
    isChange: columns[column] === texts.change,
  });
}

const partOf = ({ name, rows }: ReportGroup, column: number) => ({
  name,
  rows: rows.map((row) => lineOf(row, column)),
});

/** The lines of the last column, which is the sum of the others, by age. */
function byAge(columns: readonly string[], groups: readonly ReportGroup[]) {
  const rows = groups.flatMap((group) => group.rows);
  return columns
    .slice(0, -1)
    .map((name, index) => ({ name, rows: rows.map((row) => lineOf(row, index)) }));
}

const lineOf = ({ id, name, help, figures, place, link }: ReportRow, column: number): WhyRow => ({
  label: name,
  note: help,
  amount: figures[column] ?? 0,
  to: link,
  place: place === undefined ? undefined : id,
});
