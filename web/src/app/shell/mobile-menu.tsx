import { IconX } from '@tabler/icons-react';
import type { MouseEvent, RefObject } from 'react';

import classes from './mobile-menu.module.css';
import { Sidebar } from './sidebar.tsx';

/** The sidebar on small screens, as a modal <dialog>, which traps the focus. */
export function MobileMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const close = () => ref.current?.close();
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc closes a dialog by itself; the click handler is only for the backdrop
    <dialog ref={ref} className={classes.menu} aria-label="Menu" onClick={closeOutside}>
      <div className={classes.panel}>
        <button type="button" className={classes.close} aria-label="Luk menu" onClick={close}>
          <IconX size={20} stroke={1.6} />
        </button>
        <Sidebar onChosen={close} />
      </div>
    </dialog>
  );
}
