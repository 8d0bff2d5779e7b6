import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useQuery } from '@tanstack/react-query';

import { invoiceItems, invoiceTasks } from '../invoice-create-queries.ts';
import { byName } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue.ts';

const noEntries: readonly CatalogueEntry[] = [];

/** What a kind of line can be fetched from; product groups have no list yet. */
export function useCatalogue(group: LineGroup) {
  const items = useQuery({ ...invoiceItems, select: byName, enabled: group === 'items' });
  const tasks = useQuery({ ...invoiceTasks, select: byName, enabled: group === 'tasks' });
  const { data, error, isPending, refetch } = group === 'tasks' ? tasks : items;
  const rows = group === 'productGroups' ? noEntries : (data ?? noEntries);
  return { rows, error, isPending, refetch };
}
