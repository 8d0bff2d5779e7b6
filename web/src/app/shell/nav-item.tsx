import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';

import { prefetchScreen } from '../prefetch-screens.ts';
import type { Screen } from '../screen.ts';
import classes from './sidebar.module.css';

const COMING = 'På vej';
const EnquiryCount = lazy(() => import('./enquiry-count.tsx'));

interface NavItemProps {
  screen: Screen;
  onChosen: (() => void) | undefined;
}

export function NavItem({ screen, onChosen }: NavItemProps) {
  if (screen.nav === undefined) return null;
  const { icon: Symbol, label, badge } = screen.nav;
  // A user who points at the link will probably open it.
  const prefetch = () => void prefetchScreen(screen);
  return (
    <NavLink
      to={screen.path}
      className={classes.item ?? ''}
      onClick={onChosen}
      onFocus={prefetch}
      onPointerEnter={prefetch}
    >
      <Symbol size={18} stroke={1.6} />
      <span className={classes.label}>{label}</span>
      {badge ? (
        <Suspense>
          <EnquiryCount />
        </Suspense>
      ) : null}
      {screen.coming ? <span className={classes.coming}>{COMING}</span> : null}
    </NavLink>
  );
}
