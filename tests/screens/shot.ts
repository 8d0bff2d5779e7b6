import type { DemoLogin } from '@driftig/local-cloud/cli/product';
import type { Page } from 'playwright-core';

export const widths = [360, 768, 1440] as const;
export type Width = (typeof widths)[number];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/**
 * Who looks. A newcomer has just registered; a founder has filled in the welcome form besides; a
 * beginner's company is past its first-time forms and has nothing yet.
 */
export type Role = DemoLogin['role'] | 'anonymous' | 'newcomer' | 'founder' | 'beginner';

/** Something done with a page; it fails when it cannot be done. */
export type Act = (page: Page) => Promise<void>;

/** A screen as it should be seen. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Before the page is opened: how the server answers differently this time. */
  readonly before?: Act;
  /** What to do on the page before the picture. */
  readonly act?: Act;
  /** Only where it exists. */
  readonly widths?: readonly Width[];
  /** The page from top to bottom instead of what the window shows. */
  readonly whole?: boolean;
  /** It is the waiting itself that is to be seen. */
  readonly waiting?: boolean;
}

export interface Shot extends Screen {
  readonly role: Role;
}

export const asRole = (role: Role, screens: readonly Screen[]): readonly Shot[] =>
  screens.map((screen) => ({ ...screen, role }));

/** The picture's file: 'owner-invoices-360-dark.png'. */
export const pictureName = ({ role, name }: Shot, width: Width, scheme: Scheme): string =>
  `${role}-${name}-${width}-${scheme}.png`;
