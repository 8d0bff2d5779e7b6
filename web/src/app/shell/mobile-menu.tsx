import { IconX } from '@tabler/icons-react';
import type { MouseEvent, RefObject } from 'react';

import classes from './mobile-menu.module.css';
import { Sidebar } from './sidebar.tsx';

/** The sidebar as it slides in on small screens; the browser keeps the focus inside. */
export function MobileMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const close = () => ref.current?.close();
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc closes a dialog by itself; the click is only for the shade beside it
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
