import { createContext, startTransition, use, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { Navigator, To } from 'react-router-dom';

import { leaveOrAsk, isLeaveGuarded } from '../ui/unsaved-changes/leave-guards.ts';
import type { PageLocation } from '../ui/unsaved-changes/leave-guards.ts';

/**
 * React Router without its data router, which would more than double its size (data is fetched by
 * TanStack Query), but with navigation guards for unsaved changes.
 */
const history = createBrowserHistory({ window, v5Compat: true });

function locationOf(to: To): PageLocation {
  return new URL(history.createHref(to), window.location.href);
}

function navigate(to: To, leave: () => void): void {
  leaveOrAsk(history.location, locationOf(to), leave);
}

const navigator: Navigator = {
  createHref: (to) => history.createHref(to),
  encodeLocation: (to) => history.encodeLocation(to),
  go: (delta) => history.go(delta),
  push: (to, state) => navigate(to, () => history.push(to, state)),
  replace: (to, state) => navigate(to, () => history.replace(to, state)),
};

interface HistoryEntry {
  readonly action: NavigationType;
  readonly location: typeof history.location;
}

/**
 * Listens to the history. Back and Forward cannot be intercepted: when a guard covers them, they
 * are undone first, and repeated when the user confirms.
 */
function listenToHistory(show: (shown: HistoryEntry) => void): () => void {
  let from = history.location;
  let expected: 'undo' | 'again' | undefined;
  return history.listen(({ action, location, delta }) => {
    const handled = expected;
    expected = undefined;
    if (handled === 'undo') return;
    const asks =
      handled !== 'again' && action === NavigationType.Pop && isLeaveGuarded(from, location);
    if (asks && delta !== null) {
      expected = 'undo';
      history.go(-delta);
      leaveOrAsk(from, location, () => {
        expected = 'again';
        history.go(delta);
      });
      return;
    }
    from = location;
    show({ action, location });
  });
}

const TargetContext = createContext(history.location);

/**
 * Where the user is going. It is ahead of the router's location while the code of the next page is
 * fetched, so that menu and title change at once.
 */
export function useTarget() {
  return use(TargetContext);
}

export function AppRouter({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState(history.location);
  const [shown, setShown] = useState<HistoryEntry>({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () =>
      listenToHistory((next) => {
        setTarget(next.location);
        // In a transition the old page stays until the code of the next one has loaded.
        startTransition(() => setShown(next));
      }),
    [],
  );
  return (
    <TargetContext value={target}>
      <Router navigator={navigator} location={shown.location} navigationType={shown.action}>
        {children}
      </Router>
    </TargetContext>
  );
}
