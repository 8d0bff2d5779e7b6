import type { Rights } from '@driftig/contracts/core/access';
import type { ComponentType } from 'react';

import type { Icon } from '../ui/display/icon.ts';

export type Group = 'Employees' | 'Invoicing' | 'Orders';

type LoadPage = () => Promise<{ default: ComponentType }>;

/**
 * A screen: its address, who may see it, how it stands in the sidebar, and its page. An address may
 * have several screens; the first that the user may see is shown.
 */
export interface Screen {
  readonly path: string;
  readonly may: (rights: Rights) => boolean;
  readonly page: LoadPage;
  /** Also for whoever must set up two-step login before anything else. */
  readonly withoutSecondFactor?: true;
  /** Its page is still to be built: it says so, and the sidebar does. */
  readonly coming?: true;
  readonly nav?: {
    readonly label: string;
    readonly icon: Icon;
    readonly group?: Group;
    /** What is counted beside it. */
    readonly badge?: 'newEnquiries';
  };
}
