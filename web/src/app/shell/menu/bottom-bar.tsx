import { planFeatures } from '@driftig/contracts/core/plans';
import {
  IconBeach,
  IconCalendar,
  IconChecklist,
  IconClock,
  IconMessageCircle,
} from '@tabler/icons-react';
import { Suspense, type FunctionComponent } from 'react';
import { Link, matchPath } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import type { Icon } from '../../../ui/display/icon.ts';
import { loadable } from '../../../ui/loading/loadable.tsx';
import { useTarget } from '../../app-router.tsx';
import { CALENDAR_HASH, paths } from '../../../paths.ts';
import { pageOf } from '../../screen-pages.ts';
import { screensFor } from '../../screens-for.ts';
import classes from './bottom-bar.module.css';

interface Entry {
  readonly path: string;
  /** The part of the screen that it leads to from the screen itself; from others it leads to its top. */
  readonly hash?: string;
  readonly label: string;
  readonly icon: Icon;
}

const counts: Readonly<Record<string, FunctionComponent>> = {
  [paths.generalTasks]: loadable(() => import('./overdue-count.tsx')),
  [paths.chat]: loadable(() => import('./unread-count.tsx')),
};

const entries: readonly Entry[] = [
  { path: paths.dashboard, hash: CALENDAR_HASH, label: 'Kalender', icon: IconCalendar },
  { path: paths.timesheet, label: 'Timer', icon: IconClock },
  { path: paths.vacation, label: 'Ferie', icon: IconBeach },
  { path: paths.generalTasks, label: 'Opgaver', icon: IconChecklist },
  { path: paths.chat, label: 'Chat', icon: IconMessageCircle },
];

/**
 * The bar at the bottom of an employee's phone, with what the plan has (product R9). While it is shown, `--ui-bottom-bar`
 * is its height; other fixed elements are placed above it.
 */
export function BottomBar() {
  const user = useUser();
  const { pathname } = useTarget();
  if (user.role !== 'employee' || user.mustEnrol) return null;
  const open = screensFor(user);
  const features = planFeatures[user.company.openPlan];
  return (
    <nav className={classes.bar} aria-label="Genveje" data-bottom-bar>
      {entries.map(({ path, hash = '', label, icon: Symbol }) => {
        const screen = open.find((one) => one.path === path);
        const needs = screen?.nav?.needs;
        if (screen === undefined || (needs && !features.includes(needs))) return null;
        const Count = counts[path];
        const isCurrent = matchPath({ path, end: false }, pathname) !== null;
        return (
          <Link
            key={path}
            to={isCurrent ? `${path}${hash}` : path}
            className={classes.entry}
            aria-current={isCurrent ? 'page' : undefined}
            onPointerDown={() => void pageOf(screen).preload()}
          >
            <span className={classes.icon}>
              <Symbol size={20} stroke={1.6} aria-hidden="true" />
            </span>
            {label}
            {Count ? (
              <span className={classes.unread}>
                <Suspense>
                  <Count />
                </Suspense>
              </span>
            ) : null}
          </Link>
        );
      })}
    </nav>
  );
}
