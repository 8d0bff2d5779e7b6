import type { AbsenceStatus } from '@driftig/contracts/vacation/absence-type';

import type { StatusTab } from '../../../ui/data-table/columns/column.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { tabIn } from '../../../shared/decision-lists/decision-list.ts';
import { texts } from './texts.ts';

export type ListedStatus = Exclude<AbsenceStatus, 'deleted'>;

export type Tab = StatusTab & { readonly value: ListedStatus };

/** Pending applications are the page's purpose, so their tab has no parameter in the address. */
export const tabs: readonly Tab[] = [
  { value: 'pending', label: texts.pending, tone: 'pending' },
  { value: 'approved', label: texts.approved, counted: false },
  { value: 'rejected', label: texts.rejected, counted: false },
];

export const tabOf = (state: Pick<TableState, 'status'>) => tabIn(tabs, state, 'pending');
