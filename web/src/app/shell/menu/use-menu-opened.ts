import { useEffect } from 'react';
import type { RefObject } from 'react';

import { useHistoryFlag } from '../../../ui/url/use-history-flag.ts';

/** The flag of the history entry that the menu of a phone is open in. */
export const MENU = 'menu';

/**
 * The menu of a phone. It is kept in the history, so that Back closes it; what is followed from it takes
 * the place of its entry.
 */
export function useMenuOpened(menu: RefObject<HTMLDialogElement | null>) {
  const { on, open, close } = useHistoryFlag(MENU);
  useEffect(() => {
    const { current: dialog } = menu;
    if (!dialog || on === dialog.open) return;
    if (on) dialog.showModal();
    else dialog.close();
  }, [on, menu]);
  return {
    open: () => (on ? menu.current?.showModal() : open()),
    close: () => {
      menu.current?.close();
      if (on) close();
    },
    /** For what leads elsewhere by itself, or asks before it does. */
    hide: () => menu.current?.close(),
  };
}
