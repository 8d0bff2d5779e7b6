import type { ListedStatus } from '@driftig/contracts/time/report-status';

import type { StatusTab } from '../../../ui/data-table/columns/column.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { tabIn } from '../../../shared/decision-lists/decision-list.ts';
import { texts } from './texts.ts';

export type Tab = StatusTab & { readonly value: ListedStatus };

/** In the documented order; the first is the one the page opens with (product T13). */
export const tabs: readonly Tab[] = [
  { value: 'approved', label: texts.approved, counted: false },
  { value: 'pending', label: texts.pending, tone: 'pending' },
  { value: 'rejected', label: texts.rejected, counted: false },
];

export const tabOf = (state: Pick<TableState, 'status'>) => tabIn(tabs, state, 'approved');
