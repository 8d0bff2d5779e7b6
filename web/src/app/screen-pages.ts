import { matchPath } from 'react-router-dom';

import { rememberedRole } from '../api/session/session.ts';
import { loadable } from '../ui/loading/loadable.tsx';
import { paths } from '../paths.ts';
import { screens } from './screen-table.ts';
import type { Screen } from './screen.ts';

const pages = new Map(screens.map((screen) => [screen, loadable(screen.page)]));

/** The page of a screen, as a component whose code can be fetched before it is shown. */
export function pageOf(screen: Screen) {
  const page = pages.get(screen);
  if (page === undefined) throw new Error(`${screen.path} is not in the table of screens.`);
  return page;
}

/**
 * Fetches the page of a path while the session is asked for: its first screen, or the employee's
 * where an employee was logged in last time.
 */
export async function preloadPageAt(path: string): Promise<void> {
  // The home page leads on to the dashboard.
  const address = path === paths.home ? paths.dashboard : path;
  const there = screens.filter((screen) => matchPath(screen.path, address) !== null);
  const screen = rememberedRole() === 'employee' ? there.at(-1) : there[0];
  if (screen !== undefined) await pageOf(screen).preload();
}
