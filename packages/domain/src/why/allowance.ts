import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';

import { formatKroner, formatQuantity } from '../format.ts';
import { sumRow, withRest } from './sum-of-rows.ts';

interface Part {
  readonly label: string;
  /** Hundredths: of kilometres, days, hours, meals or nights. */
  readonly units: number;
  /** Øre for one. */
  readonly rate: number;
  readonly amount: number;
}

interface Allowance {
  readonly kind: 'drive' | 'diet';
  /** In øre. */
  readonly amount: number;
  readonly parts: readonly Part[];
}

const unit = { currency: 'DKK' } as const;

/** The amount of a drive or a diet: kilometres, days or meals by rate (product B41, B44). */
export function whyAllowance({ kind, amount, parts }: Allowance): WhyAnswer {
  return {
    figure: kind === 'drive' ? 'driveAmount' : 'dietAmount',
    amount,
    unit,
    rows: withRest(parts.map(partRow), amount, 'Afrunding'),
    formula:
      kind === 'drive'
        ? 'Kilometer × statens takst, hver del rundet til hele øre.'
        : 'Døgn, timer og overnatninger × statens satser − frie måltider.',
  };
}

const partRow = ({ label, units, rate, amount }: Part): WhyRow => ({
  label,
  note: `${formatQuantity(units / 100)} × ${formatKroner(rate)} kr.`,
  amount,
});

interface PayrollRow {
  /** Kørsel, Diæter or Udgifter. */
  readonly kind: string;
  readonly label: string;
  readonly note: string;
  readonly amount: number;
}

/** The sum that goes to payroll: the approved rows that are not exported yet, by kind (product B51). */
export function whyPayroll(sum: number, all: readonly PayrollRow[]): WhyAnswer {
  const groups = [...Map.groupBy(all, ({ kind }) => kind)].map(([label, ofKind]): WhyRow => {
    const rows = ofKind.map(({ label: name, note, amount }) => ({ label: name, note, amount }));
    return sumRow(label, rows);
  });
  return {
    figure: 'payrollSum',
    amount: sum,
    unit,
    rows: withRest(groups, sum, 'Øvrige rækker'),
    formula: 'Det godkendte i perioden, der ikke er eksporteret, lagt sammen.',
  };
}
