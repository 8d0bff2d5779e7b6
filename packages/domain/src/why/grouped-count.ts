import type { WhyAnswer, WhyRow } from '@driftig/contracts/core/why';
import type { WhyFigure } from '@driftig/contracts/core/why-figures';

import { sumRow } from './sum-of-rows.ts';

/** A thing that is counted, and the group that it is shown in. */
interface Counted {
  readonly group: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** The key by which the screen opens it. */
  readonly place: string;
}

const counts = {
  absencesOfStatus: 'Antallet af fravær i kalenderen med den status, efter type.',
  tasksOfColumn: 'Antallet af opgaver i kategorien, som filtrene viser, efter status.',
} as const satisfies Partial<Record<WhyFigure, string>>;

type CountFigure = 'absencesOfStatus' | 'tasksOfColumn';

/** A number of things, by group and one by one (product G20). */
export function whyCount(
  figure: CountFigure,
  title: string,
  things: readonly Counted[],
): WhyAnswer {
  const groups = Map.groupBy(things, ({ group }) => group);
  return {
    figure,
    title,
    amount: things.length,
    unit: 'count',
    rows: [...groups].map(([label, all]) => sumRow(label, all.map(thingRow))),
    formula: counts[figure],
  };
}

const thingRow = ({ label, note, place }: Counted): WhyRow => ({ label, note, place, amount: 1 });
