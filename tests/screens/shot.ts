import type { DemoLogin } from '@driftig/local-cloud/cli/product';
import type { Page } from 'playwright-core';

export const widths = [360, 768, 1024, 1440] as const;
export type Width = (typeof widths)[number];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/**
 * The user of a screen. A newcomer has just registered; a founder has also filled in the first-time
 * form, an enrolling owner the company's settings, too; a beginner's company has done so, asks for
 * no two-step login and has no records yet.
 */
export type Role =
  | DemoLogin['role']
  | 'anonymous'
  | 'newcomer'
  | 'founder'
  | 'enrolling'
  | 'beginner';

/** Does something on a page; throws when it is not possible. */
export type Act = (page: Page) => Promise<void>;

/** A screen to take a picture of, and how to get there. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Runs before the page is opened, for example to change an answer of the server. */
  readonly before?: Act;
  /** Runs on the page before the picture. */
  readonly act?: Act;
  /** The widths it exists at; all by default. */
  readonly widths?: readonly Width[];
  /** The page from top to bottom instead of what the window shows. */
  readonly whole?: boolean;
  /** The picture shows the loading state. */
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
