import type { OrderToGenerate } from '@driftig/contracts/invoices/generating';
import { useState } from 'react';

import { invalidate } from '../../../../api/queries/changes.ts';
import { useBatch } from '../../../../ui/batch/use-batch.ts';
import { generateInvoice } from '../../generate-queries.ts';

/** The invoice of an order that was asked for. */
export interface Generated {
  readonly order: OrderToGenerate;
  readonly number: number;
  /** False when it was made before. */
  readonly created: boolean;
}

/** Makes the invoices of the chosen orders, a few at a time; can be stopped and run again. */
export function useGenerate(items: readonly OrderToGenerate[], days: number) {
  const [made, setMade] = useState<readonly Generated[]>([]);
  const [stale] = useState(() => new Set<string>());
  const act = async (order: OrderToGenerate) => {
    const { number, created } = await generateInvoice(order.number, days, stale);
    setMade((before) => [...before, { order, number, created }]);
  };
  const batch = useBatch({ items, act, onEnd: () => void invalidate(stale) });
  return { ...batch, made };
}
