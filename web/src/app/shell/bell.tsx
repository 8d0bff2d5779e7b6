// Default export: loaded lazily, once the screen has settled.
import { Suspense, useId, useRef, useState } from 'react';

import { usePhone } from '../../ui/layout/use-phone.ts';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { loadable } from '../../ui/loading/loadable.tsx';
import { BellContent } from './bell-content.tsx';
import BellLink from './bell-link.tsx';
import classes from './bell.module.css';

const Newest = loadable(() => import('../../features/notifications/newest.tsx'));

/** Opens the newest notifications; on a phone it leads to the page of all. */
export default function Bell() {
  return usePhone() ? <BellLink /> : <BellButton />;
}

/** A native popover, which Esc and a click outside close. */
function BellButton() {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const headingId = `${id}heading`;
  const prefetch = () => void Newest.preload();
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        popoverTarget={id}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <BellContent />
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
