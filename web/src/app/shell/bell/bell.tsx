import { Suspense, useId, useRef, useState } from 'react';

import { useUser } from '../../../api/session/session.ts';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { BellContent } from './bell-content.tsx';
import { BellLink } from './bell-link.tsx';
import classes from './bell.module.css';

const Newest = lazyWhenIdle(async () => {
  const code = await import('../../../features/notifications/newest.tsx');
  return { default: code.Newest };
});

/** Opens the newest notifications; on a phone it leads to the page of all. */
export function Bell() {
  const phone = usePhone();
  if (useUser().mustEnrol) return null;
  return phone ? <BellLink /> : <BellButton />;
}

/** A native popover, which Esc and a click outside close. */
function BellButton() {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const headingId = `${id}heading`;
  return (
    <>
      <button type="button" className={classes.bell} popoverTarget={id}>
        <BellContent />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        // Only while it is open: what asks whether a dialog is open goes by the role.
        {...(isOpen && { role: 'dialog', 'aria-labelledby': headingId })}
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
