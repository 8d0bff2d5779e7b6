import type { AbsenceStatus } from '@driftig/contracts/vacation/absence-type';

import type { StatusTab } from '../../../ui/data-table/columns/column.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { texts } from './texts.ts';

export type ListedStatus = Exclude<AbsenceStatus, 'deleted'>;

/** Pending applications are the page's purpose, so their tab has no parameter in the address. */
export const tabs: readonly (StatusTab & { readonly value: ListedStatus })[] = [
  { value: 'pending', label: texts.pending, tone: 'pending' },
  { value: 'approved', label: texts.approved, counted: false },
  { value: 'rejected', label: texts.rejected, counted: false },
];

/** The tab in the address; what is not one is the first. */
export function tabOf({ status }: Pick<TableState, 'status'>): ListedStatus {
  return tabs.find(({ value }) => value === status)?.value ?? 'pending';
}
