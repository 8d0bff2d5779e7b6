import type { QueryClient } from '@tanstack/react-query';

import { orderHours } from '../../invoice-create-queries.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { isStale } from './order-hours.ts';

type Errors = Readonly<Record<string, string>>;
type RefusedValues = Pick<InvoiceValues, 'orderId' | 'groups'>;

/** The refusal of hours stands at the lines whose hours are others by now, else at the first. */
export async function atLinesOfHours(
  client: QueryClient,
  { timeReports: refusal, ...others }: Errors,
  { orderId, groups }: RefusedValues,
): Promise<Errors> {
  if (refusal === undefined) return others;
  const data = await currentHours(client, orderId);
  const own = [...groups.tasks.entries()].filter(([, { hours }]) => hours?.orderId === orderId);
  const stale = own.filter(([, line]) => data !== undefined && isStale(line, { orderId, data }));
  const at = stale.length > 0 ? stale : own.slice(0, 1);
  const lines = at.map(([index]) => [`groups.tasks.${index}.description`, refusal] as const);
  return { ...others, ...Object.fromEntries(lines) };
}

/** Undefined where they cannot be fetched: the refusal itself is told all the same. */
async function currentHours(client: QueryClient, orderId: string) {
  try {
    return (await client.fetchQuery({ ...orderHours(orderId), staleTime: 0 })).data;
  } catch {
    return undefined;
  }
}
