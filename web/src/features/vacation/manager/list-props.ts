import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import type { ListedStatus } from './tabs.ts';
import type { Decisions } from './decide/use-decisions.ts';
import type { Away } from './entry/use-facts.ts';

/** Shared props of the desktop and the phone list. */
export interface ListProps {
  readonly state: TableState;
  readonly tab: ListedStatus;
  /** How many wait in all; undefined while that is not known. */
  readonly waiting: number | undefined;
  readonly employees: readonly { readonly id: string; readonly name: string }[];
  /** The rows of the page; undefined while they are fetched, and when they could not be. */
  readonly entries: readonly Entry[] | undefined;
  readonly total: number;
  readonly error: { readonly id: string | undefined } | null;
  readonly onRetry: () => void;
  readonly away: Away;
  readonly decisions: Decisions;
  /** False on a plan without holiday: what is there is for reading. */
  readonly mayWrite: boolean;
  /** Row that is edited in place: a new one, or the id of one. */
  readonly editing: string | undefined;
  readonly onEdit: (row: string | undefined) => void;
  readonly onOverview: () => void;
}

/** `editing` of a new row. */
export const newRow = 'new';
