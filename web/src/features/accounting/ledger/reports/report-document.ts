import type { PrintedReport } from '@driftig/documents/report.types';
import { formatKroner } from '@driftig/domain/format';

import type { ReportModel, ReportRow } from './report-model.ts';
import { texts } from './texts.ts';

interface Making {
  readonly company: string;
  /** As it is printed. */
  readonly madeAt: string;
  /** ISO UTC. */
  readonly now: string;
}

const figureWidth = 27;

const written = (figures: readonly (number | null)[]) =>
  figures.map((ore) => (ore === null ? '' : formatKroner(ore)));

/** A report with all texts written out, as the PDF shows it. */
export function reportDocument(
  report: ReportModel,
  { company, madeAt, now }: Making,
): PrintedReport {
  const { title, period, firstColumn, columns, groups, total, note, empty } = report;
  const row = ({ name, help, figures }: ReportRow) => [
    help === undefined ? name : `${name}, ${help}`,
    ...written(figures),
  ];
  return {
    title,
    company,
    period,
    filters: texts.madeAt(madeAt),
    continued: texts.continued,
    isoDate: now.slice(0, 10),
    note,
    table: {
      title: '',
      columns: [
        { label: firstColumn },
        ...columns.map((label) => ({
          label,
          isFigure: true,
          width: columns.length > 5 ? 21 : figureWidth,
        })),
      ],
      groups: groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows, sums = [] }) => ({ name, sums: written(sums), rows: rows.map(row) })),
      total: total === undefined ? [] : row(total),
      empty,
    },
  };
}
