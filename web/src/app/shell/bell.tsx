import { IconBell } from '@tabler/icons-react';
import { Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { useUser } from '../../api/session.ts';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { useIsThereWhenIdle } from '../../ui/loading/use-is-there-when-idle.ts';
import { paths } from '../paths.ts';
import classes from './bell.module.css';

const UnreadNotifications = lazyWhenIdle(() => import('./unread-notifications.tsx'));
const Newest = lazyWhenIdle(() => import('../../features/notifications/newest.tsx'));

/** Opens the newest notifications; on a phone it leads to the page of all. */
export function Bell() {
  const user = useUser();
  const phone = usePhone();
  if (user.mustEnrol) return null;
  return phone ? <BellLink /> : <BellButton />;
}

interface BellLinkProps {
  /** In the menu of a phone, whose entry in the history the page takes over. */
  onChosen?: () => void;
}

export function BellLink({ onChosen }: BellLinkProps) {
  return (
    <Link
      to={paths.notifications}
      className={classes.bell ?? ''}
      replace={onChosen !== undefined}
      onClick={onChosen}
    >
      <Content />
    </Link>
  );
}

/** A native popover, which Esc and a click outside close. */
function BellButton() {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const headingId = `${id}heading`;
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        popoverTarget={id}
        onPointerEnter={() => void Newest.preload()}
        onFocus={() => void Newest.preload()}
      >
        <Content />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={headingId}
        className={classes.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen ? (
          <LazyBoundary>
            <Suspense>
              <Newest headingId={headingId} onFollowed={() => menu.current?.hidePopover()} />
            </Suspense>
          </LazyBoundary>
        ) : null}
      </div>
    </>
  );
}

function Content() {
  return (
    <>
      <IconBell size={20} stroke={1.6} aria-hidden="true" />
      <span className={classes.label}>Notifikationer</span>
      <Unread />
    </>
  );
}

/** The count, at a corner of what it stands in. Counted once the screen has settled. */
export function Unread() {
  if (!useIsThereWhenIdle(UnreadNotifications)) return null;
  return (
    <span className={classes.count}>
      <Suspense>
        <UnreadNotifications />
      </Suspense>
    </span>
  );
}
