import type { ListedStatus } from '@driftig/contracts/time/report-status';
import type { Deviation } from '@driftig/contracts/time/rest-routes';

import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import type { Entry } from '../queries.ts';
import type { MayDeviate } from './decide/deviations.ts';
import type { Opened } from './page-dialogs.tsx';
import type { Decisions } from './decide/use-decisions.ts';

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
  /** Hours and flex of the filter, or of the page where the filter is too long to add up. */
  readonly sums: Sums;
  readonly error: { readonly id: string | undefined } | null;
  readonly onRetry: () => void;
  /** Deviations of these hours from the rules of rest that have no note. */
  readonly deviationsOf: (entry: Entry) => readonly Deviation[];
  readonly mayDeviate: MayDeviate;
  readonly isFlexOn: boolean;
  readonly decisions: Decisions;
  /** Row that is edited in place. */
  readonly editing: Edited | undefined;
  readonly onEdit: (row: Edited | undefined) => void;
  readonly onOpen: (opened: Opened) => void;
}

export interface Sums {
  readonly hundredths: number;
  readonly flexHundredths: number;
  readonly isOfPage: boolean;
}

/** `editing` of a new row. */
export const newRow = 'new';

/** A new row, or one as it was when its edit began: it may leave the list meanwhile. */
export type Edited = Entry | typeof newRow;
