import type { ListedStatus } from '@driftig/contracts/time/report-status';

import type { StatusTab } from '../../../ui/data-table/columns/column.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { texts } from './texts.ts';

/** In the documented order; the first is the one the page opens with (product T13). */
export const tabs: readonly (StatusTab & { readonly value: ListedStatus })[] = [
  { value: 'approved', label: texts.approved, counted: false },
  { value: 'pending', label: texts.pending, tone: 'pending' },
  { value: 'rejected', label: texts.rejected, counted: false },
];

/** The tab in the address; what is not one is the first. */
export function tabOf({ status }: Pick<TableState, 'status'>): ListedStatus {
  return tabs.find(({ value }) => value === status)?.value ?? 'approved';
}
