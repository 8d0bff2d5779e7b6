import type { QueryClient } from '@tanstack/react-query';

import { orderHours } from '../../invoice-create-queries.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { isStale } from './order-hours.ts';

type Errors = Readonly<Record<string, string>>;
type RefusedValues = Pick<InvoiceValues, 'orderId' | 'groups'>;

/** Puts the error on the lines whose hours have changed, or on the first line. */
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

/** Undefined when they cannot be fetched; the error is shown anyway. */
async function currentHours(client: QueryClient, orderId: string) {
  try {
    return (await client.fetchQuery({ ...orderHours(orderId), staleTime: 0 })).data;
  } catch {
    return undefined;
  }
}
