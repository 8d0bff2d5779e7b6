import type { ListedStatus } from '@driftig/contracts/time/report-status';
import { useRef, useState } from 'react';

import { invalidate } from '../../../../api/queries/changes.ts';
import { useBatch } from '../../../../ui/batch/use-batch.ts';
import type { Entry } from '../../queries.ts';
import { decideBatch } from '../queries.ts';

/** So many are decided in one call. */
export const batchSize = 50;

/** In batches that hold few people and months each, which the server decides together. */
export function batchesOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const keyOf = ({ employeeId, date }: Entry) => `${employeeId} ${date}`;
  const sorted = entries.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  const count = Math.ceil(sorted.length / batchSize);
  return Array.from({ length: count }, (_, index) =>
    sorted.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** Result for many rows: the decided ones, and the others with reasons. */
export interface Outcome {
  readonly done: ReadonlySet<string>;
  readonly refused: ReadonlyMap<string, string>;
}

const noOutcome: Outcome = { done: new Set(), refused: new Map() };

interface Options {
  readonly entries: readonly Entry[];
  readonly decision: ListedStatus;
  readonly onEnd: (outcome: Outcome) => void;
}

/** Decides many in batches; the lists are fetched once for all of them. */
export function useBatches({ entries, decision, onEnd }: Options) {
  const [batches] = useState(() => batchesOf(entries));
  const [collect] = useState(() => new Set<string>());
  const [outcome, setOutcome] = useState(noOutcome);
  const reached = useRef(noOutcome);
  const run = useBatch({
    items: batches,
    act: async (batch) => {
      const { done, refused } = await decideBatch(batch, decision, collect);
      reached.current = {
        done: new Set([...reached.current.done, ...done]),
        refused: new Map([
          ...reached.current.refused,
          ...refused.map(({ reportId, message }) => [reportId, message] as const),
        ]),
      };
    },
    onEnd: () => {
      void invalidate(new Set([...collect, 'time']));
      setOutcome(reached.current);
      onEnd(reached.current);
    },
  });
  return { ...run, outcome };
}
