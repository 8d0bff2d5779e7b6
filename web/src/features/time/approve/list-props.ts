import type { Deviation } from '@driftig/contracts/time/rest-routes';

import type { DecisionList } from '../../../shared/decision-lists/decision-list.ts';
import type { Entry } from '../queries.ts';
import type { MayDeviate } from './decide/deviations.ts';
import type { Opened } from './page-dialogs.tsx';
import type { Decisions } from './decide/use-decisions.ts';
import type { Tab } from './tabs.ts';

/** Shared props of the desktop and the phone list. */
export interface ListProps extends DecisionList<Entry, Tab> {
  /** Hours and flex of the filter, or of the page where the filter is too long to add up. */
  readonly sums: Sums;
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
