import { planFeatures } from '@driftig/contracts/core/plans';
import { Suspense } from 'react';
import { Link, matchPath } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { loadable } from '../../../ui/loading/loadable.tsx';
import { useIsUsed } from '../../../ui/loading/use-is-used.ts';
import { useTarget } from '../../app-router.tsx';
import { pageOf } from '../../screen-pages.ts';
import type { Screen } from '../../screen.ts';
import classes from './sidebar.module.css';

const badges = {
  pendingAbsences: loadable(() => import('./absence-count.tsx')),
  pendingHours: loadable(() => import('./hours-count.tsx')),
  newEnquiries: loadable(() => import('./enquiry-count.tsx')),
  unreadMessages: loadable(() => import('./unread-count.tsx')),
} as const;

interface NavItemProps {
  screen: Screen;
  /** Set in the menu of a phone, whose entry in the history the page takes over. */
  onChosen: (() => void) | undefined;
}

export function NavItem({ screen, onChosen }: NavItemProps) {
  const { pathname } = useTarget();
  const isUsed = useIsUsed();
  const { company } = useUser();
  if (screen.nav === undefined) return null;
  const { icon: Symbol, label, needs, badge } = screen.nav;
  const isInPlan = needs === undefined || planFeatures[company.openPlan].includes(needs);
  const Badge = badge && badges[badge];
  // A user who points at the link will probably open it.
  const prefetch = () => void pageOf(screen).preload();
  // Also the pages below it, as /invo/1249 below /invo.
  const isCurrent = matchPath({ path: screen.path, end: false }, pathname) !== null;
  return (
    <Link
      to={screen.path}
      className={classes.item ?? ''}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChosen}
      replace={onChosen !== undefined}
      onFocus={prefetch}
      onPointerEnter={prefetch}
    >
      <Symbol size={18} stroke={1.6} />
      <span className={classes.label}>{label}</span>
      {isInPlan ? null : <span className={classes.tag}>Pro</span>}
      {Badge && isUsed ? (
        <Suspense>
          <Badge />
        </Suspense>
      ) : null}
    </Link>
  );
}
