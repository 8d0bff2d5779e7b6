import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';

import { sumRow, withRest, withoutZeros } from './sum-of-rows.ts';

const unit = { currency: 'DKK' } as const;

interface Spent {
  readonly id: string;
  readonly kind: 'receipt' | 'expense' | 'allowance';
  readonly label: string;
  readonly note: string;
  readonly amount: number;
}

const kinds = {
  receipt: 'Kvitteringer og bilag',
  expense: 'Udgifter',
  allowance: 'Kørsel og diæter',
} as const satisfies Record<Spent['kind'], string>;

/** The spending of a period by kind; `all` are the rows that are loaded (product B38). A row's place is its id. */
export function whySpent(title: string, amount: number, all: readonly Spent[]): WhyAnswer {
  const groups = [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, ofKind]): WhyRow => {
    const rows = ofKind.map(({ id, label, note, amount: part }): WhyRow => ({
      label,
      note,
      amount: part,
      place: id,
    }));
    return sumRow(`${rows.length} × ${kinds[kind]}`, rows);
  });
  return {
    figure: 'spentInPeriod',
    title,
    amount,
    unit,
    rows: withRest(groups, amount, 'Rækker, der ikke er hentet'),
    formula: 'Rækkerne i perioden, lagt sammen.',
  };
}

interface TripFigures {
  readonly total: number;
  readonly expense: number;
  readonly mileage: number;
  readonly diet: number;
  /** The expenses that count. */
  readonly expenses: readonly WhyRow[];
}

/** The sum of a trip (product B31). */
export function whyTrip({ total, expense, mileage, diet, expenses }: TripFigures): WhyAnswer {
  const rows = [
    { label: 'Udgifter', amount: expense, rows: withRest(expenses, expense, 'Øvrige udgifter') },
    { label: 'Kørsel', amount: mileage },
    { label: 'Diæter', amount: diet },
  ];
  return {
    figure: 'tripTotal',
    amount: total,
    unit,
    rows: withRest(withoutZeros(rows), total, 'Øvrige'),
    formula: 'Udgifter + kørsel + diæter.',
  };
}
