import { IconSearch, IconX } from '@tabler/icons-react';
import type { MouseEvent, RefObject } from 'react';

import { BellLink } from '../bell/late-bell.ts';
import classes from './mobile-menu.module.css';
import { PersonMenu } from './person-menu.tsx';
import { Sidebar } from './sidebar.tsx';

interface MobileMenuProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** Closes it; `onLeave` where something of it was followed, which takes the place of its entry. */
  onClose: () => void;
  onLeave: () => void;
  onSearch: () => void;
  onShowKeys: () => void;
}

/**
 * The sidebar on small screens, as a modal <dialog>, which traps the focus. It has the search and the
 * person's menu, too: the title bar of a phone has no room for them beside the action of the page.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { ref, onClose, onLeave, onSearch, onShowKeys } = props;
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc closes a dialog by itself; the click handler is only for the backdrop
    <dialog
      ref={ref}
      className={classes.menu}
      aria-label="Menu"
      onClick={closeOutside}
      onCancel={onClose}
    >
      <div className={classes.panel}>
        <div className={classes.tools}>
          <button type="button" className={classes.tool} aria-label="Søg" onClick={onSearch}>
            <IconSearch size={20} stroke={1.6} />
          </button>
          <BellLink onChosen={onLeave} />
          <PersonMenu onShowKeys={onShowKeys} onChosen={onLeave} />
        </div>
        <button type="button" className={classes.close} aria-label="Luk menu" onClick={onClose}>
          <IconX size={20} stroke={1.6} />
        </button>
        <Sidebar onChosen={onLeave} />
      </div>
    </dialog>
  );
}
