import type { Rights } from '@driftig/contracts/core/access';
import type { PlanFeature } from '@driftig/contracts/core/plans';
import type { FunctionComponent } from 'react';

import type { Icon } from '../ui/display/icon.ts';

export type Group = 'Employees' | 'Invoicing' | 'Orders';

type LoadPage = () => Promise<{ default: FunctionComponent }>;

/**
 * A screen: its path, who may see it, its entry in the sidebar, and its page. A path can have
 * several screens; the first one that the user may see is shown.
 */
export interface Screen {
  readonly path: string;
  /**
   * The title of the page where it is not the label in the sidebar; ':number' is replaced by that
   * part of the address. Without either the title changes when the page is shown.
   */
  readonly title?: string;
  readonly may: (rights: Rights) => boolean;
  readonly page: LoadPage;
  /** Also available to a user who must set up two-step login first. */
  readonly withoutSecondFactor?: true;
  readonly nav?: {
    readonly label: string;
    readonly icon: Icon;
    readonly group?: Group;
    /** Without this feature of the plan the screen offers the plan that has it, and the menu says so. */
    readonly needs?: PlanFeature;
    /** The count shown beside the label. */
    readonly badge?: 'newEnquiries' | 'pendingAbsences' | 'pendingHours' | 'unreadMessages';
  };
}
