import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useQuery } from '@tanstack/react-query';

import { allPagesQuery, type AllRows } from '../../api/queries/all-pages.ts';
import { sortEntries } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue.ts';

const everything = { query: {} };
const invoiceItems = allPagesQuery(invoiceRoutes.listInvoiceItems, everything);
const invoiceProductGroups = allPagesQuery(invoiceRoutes.listInvoiceProductGroups, everything);
const invoiceTasks = allPagesQuery(invoiceRoutes.listInvoiceTasks, everything);

const noEntries: readonly CatalogueEntry[] = [];

const sortRows = ({ rows, complete }: AllRows<CatalogueEntry>) => ({
  rows: sortEntries(rows),
  complete,
});

/** The products, product groups or tasks that a group's lines can be made from. */
export function useCatalogue(group: LineGroup) {
  const items = useQuery({ ...invoiceItems, select: sortRows, enabled: group === 'items' });
  const groups = useQuery({
    ...invoiceProductGroups,
    select: sortRows,
    enabled: group === 'productGroups',
  });
  const tasks = useQuery({ ...invoiceTasks, select: sortRows, enabled: group === 'tasks' });
  const { data, error, refetch } = { items, productGroups: groups, tasks }[group];
  const rows = data?.rows ?? noEntries;
  return { rows, error, isPending: error === null && !data?.complete, refetch };
}
