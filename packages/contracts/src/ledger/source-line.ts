import * as z from 'zod';

import { kronerAnswer } from '../wire/wire-numbers.ts';
import { response } from '../wire/wire.ts';
import { sourceKind } from './source-kind-schema.ts';

/** A line of an entry in a list: the facts of its entry, and these amounts. */
export const sourceLine = <Amount extends string>(amounts: readonly Amount[]) =>
  response(
    {
      voucherNumber: z.int(),
      date: z.string(),
      text: z.string(),
      source: sourceKind,
      ...(Object.fromEntries(amounts.map((amount) => [amount, kronerAnswer])) as Record<
        Amount,
        typeof kronerAnswer
      >),
    },
    { voucherNumber: 'number', source: 'sourceKind' },
  );
