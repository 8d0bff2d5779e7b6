import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useQuery } from '@tanstack/react-query';

import type { AllRows } from '../../../api/all-pages.ts';
import { invoiceItems, invoiceTasks } from '../invoice-create-queries.ts';
import { sortEntries } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue.ts';

const noEntries: readonly CatalogueEntry[] = [];

const sortRows = ({ rows, complete }: AllRows<CatalogueEntry>) => ({
  rows: sortEntries(rows),
  complete,
});

/** The products or tasks that a group's lines can be made from. Product groups have no list yet. */
export function useCatalogue(group: LineGroup) {
  const items = useQuery({ ...invoiceItems, select: sortRows, enabled: group === 'items' });
  const tasks = useQuery({ ...invoiceTasks, select: sortRows, enabled: group === 'tasks' });
  const { data, error, refetch } = group === 'tasks' ? tasks : items;
  const rows = group === 'productGroups' ? noEntries : (data?.rows ?? noEntries);
  return { rows, error, isPending: error === null && !data?.complete, refetch };
}
