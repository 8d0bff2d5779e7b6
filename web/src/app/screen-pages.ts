import { loadable } from '../ui/loading/loadable.tsx';
import { screens } from './screen-table.ts';
import type { Screen } from './screen.ts';

const pages = new Map(screens.map((screen) => [screen, loadable(screen.page)]));

/** The page of a screen, as a component whose code can be fetched before it is shown. */
export function pageOf(screen: Screen) {
  const page = pages.get(screen);
  if (page === undefined) throw new Error(`${screen.path} is not in the table of screens.`);
  return page;
}
