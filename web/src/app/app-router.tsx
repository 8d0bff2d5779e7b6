import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { Navigator, To } from 'react-router-dom';

import { leaveWhenFree, wouldAsk } from '../ui/unsaved-changes/leave-guards.ts';
import type { Place } from '../ui/unsaved-changes/leave-guards.ts';

/**
 * The router without its data layer, which would more than double its size (no loaders here: TanStack
 * Query fetches), and with the one thing wanted from it: a question before unsaved work is left.
 */
const history = createBrowserHistory({ window, v5Compat: true });

function placeOf(to: To): Place {
  return new URL(history.createHref(to), window.location.href);
}

function leaveFor(to: To, leave: () => void): void {
  leaveWhenFree(history.location, placeOf(to), leave);
}

const navigator: Navigator = {
  createHref: (to) => history.createHref(to),
  encodeLocation: (to) => history.encodeLocation(to),
  go: (delta) => history.go(delta),
  push: (to, state) => leaveFor(to, () => history.push(to, state)),
  replace: (to, state) => leaveFor(to, () => history.replace(to, state)),
};

interface Shown {
  readonly action: NavigationType;
  readonly location: typeof history.location;
}

/**
 * Back and Forward have already happened when we hear of them: where someone must be asked, they are
 * undone first, and done again after a yes.
 */
function listen(show: (shown: Shown) => void): () => void {
  let from = history.location;
  let expected: 'undo' | 'again' | undefined;
  return history.listen(({ action, location, delta }) => {
    const was = expected;
    expected = undefined;
    if (was === 'undo') return;
    const asks = was !== 'again' && action === NavigationType.Pop && wouldAsk(from, location);
    if (asks && delta !== null) {
      expected = 'undo';
      history.go(-delta);
      leaveWhenFree(from, location, () => {
        expected = 'again';
        history.go(delta);
      });
      return;
    }
    from = location;
    show({ action, location });
  });
}

export function AppRouter({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>({ action: history.action, location: history.location });
  // In a transition the page one leaves stays until the next one's code is there.
  useLayoutEffect(() => listen((next) => startTransition(() => setShown(next))), []);
  return (
    <Router navigator={navigator} location={shown.location} navigationType={shown.action}>
      {children}
    </Router>
  );
}
