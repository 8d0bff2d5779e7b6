import type { DecisionList } from '../../../shared/decision-lists/decision-list.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import type { Tab } from './tabs.ts';
import type { Decisions } from './decide/use-decisions.ts';
import type { Away } from './entry/use-facts.ts';

/** Shared props of the desktop and the phone list. */
export interface ListProps extends DecisionList<Entry, Tab> {
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
