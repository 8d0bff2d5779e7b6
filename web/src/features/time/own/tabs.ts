import type { ListedStatus } from '@driftig/contracts/time/report-status';

import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { texts } from './texts.ts';

export const tabs = [
  { value: 'approved', label: texts.tabs.approved, tone: 'done', counted: false },
  { value: 'pending', label: texts.tabs.pending, tone: 'pending' },
  { value: 'rejected', label: texts.tabs.rejected, tone: 'danger', counted: false },
] as const;

/** The tab in the address; the default is pending. */
export const tabOf = ({ status }: Pick<TableState, 'status'>): ListedStatus =>
  tabs.find(({ value }) => value === status)?.value ?? 'pending';
