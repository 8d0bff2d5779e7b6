import { useLayoutEffect } from 'react';
import { matchPath } from 'react-router-dom';

import { useUser } from '../../api/session/session.ts';
import { publishPageTitle } from '../../ui/layout/page-title.ts';
import { useTarget } from '../app-router.tsx';
import { screensFor } from '../screens-for.ts';
import type { Screen } from '../screen.ts';

/** The title that the page at a path will have; undefined when only the page knows. */
function titleAt(screens: readonly Screen[], pathname: string): string | undefined {
  for (const { path, title, nav } of screens) {
    const match = matchPath(path, pathname);
    if (match === null) continue;
    return (title ?? nav?.label)?.replaceAll(
      /:(\w+)/g,
      (_, name: string) => match.params[name] ?? '',
    );
  }
  return undefined;
}

/**
 * Shows the title of the next page at once, while its code is fetched. Rendered before the page,
 * whose own title is published after this one.
 */
export function TargetTitle() {
  const user = useUser();
  const { pathname } = useTarget();
  const title = titleAt(screensFor(user), pathname);
  // Not when the user is read anew: the page may have given itself another title meanwhile.
  useLayoutEffect(() => {
    if (title !== undefined) publishPageTitle(title);
  }, [title]);
  return null;
}
