import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';

import { sumRow, withRest } from './sum-of-rows.ts';

/** The figures of the reports: a sum of a group of lines, or the last line of a report. */
export type ReportFigure =
  | 'trialTotal'
  | 'resultGroup'
  | 'resultTotal'
  | 'balanceGroup'
  | 'balanceTotal'
  | 'spendingTotal'
  | 'debtorsSum'
  | 'creditorsSum';

const formulas = {
  trialTotal: 'Kolonnens beløb på hver konto, lagt sammen.',
  resultGroup: 'Gruppens konti, lagt sammen.',
  resultTotal: 'Indtægter − omkostninger.',
  balanceGroup: 'Gruppens konti, lagt sammen.',
  balanceTotal: 'Egenkapital + gæld.',
  spendingTotal: 'Det bogførte på hver udgiftskonto, lagt sammen.',
  debtorsSum: 'Det, der mangler at blive betalt på hver faktura, lagt sammen.',
  creditorsSum: 'Det, der skyldes for hver måned og hver medarbejder, lagt sammen.',
} as const satisfies Record<ReportFigure, string>;

interface ReportGroup {
  /** '' for lines without a heading. */
  readonly name: string;
  readonly rows: readonly WhyRow[];
}

interface ReportSum {
  readonly figure: ReportFigure;
  readonly title: string;
  /** In øre. */
  readonly amount: number;
  readonly groups: readonly ReportGroup[];
  /** The other side of a balance sheet, which has the same sum. */
  readonly otherSide?: ReportGroup | undefined;
  /** The column shows what changed between two periods. */
  readonly isChange: boolean;
}

/** A sum of a report: its lines, in their groups where there are several (product B17). */
export function whyReport({
  figure,
  title,
  amount,
  groups,
  otherSide,
  isChange,
}: ReportSum): WhyAnswer {
  const filled = groups
    .map(({ name, rows }) => ({ name, rows: rows.filter((row) => row.amount !== 0) }))
    .filter(({ rows }) => rows.length > 0);
  const [first] = filled;
  const rows =
    filled.length === 1 && first !== undefined
      ? first.rows
      : filled.map(({ name, rows: parts }) => sumRow(name, parts));
  return {
    figure,
    title,
    amount,
    unit: { currency: 'DKK' },
    rows: withRest(rows, amount, 'Andre linjer'),
    formula: isChange
      ? `${formulas[figure]} Hver linje er perioden − det, den sammenlignes med.`
      : formulas[figure],
    compared: otherSide && {
      title: otherSide.name,
      rows: withRest(otherSide.rows, amount, 'Forskel til den anden side'),
    },
  };
}
