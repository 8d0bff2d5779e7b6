import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useQuery } from '@tanstack/react-query';

import { invoiceItems, invoiceTasks } from '../invoice-create-queries.ts';
import type { CatalogueEntry } from './catalogue.ts';

/** What a kind of line can be fetched from; product groups have no list yet. */
export function useCatalogue(group: LineGroup) {
  const items = useQuery({ ...invoiceItems, enabled: group === 'items' });
  const tasks = useQuery({ ...invoiceTasks, enabled: group === 'tasks' });
  const { data, error, isPending, refetch } = group === 'tasks' ? tasks : items;
  const rows: readonly CatalogueEntry[] = group === 'productGroups' ? [] : (data ?? []);
  return { rows, error, isPending, refetch };
}
