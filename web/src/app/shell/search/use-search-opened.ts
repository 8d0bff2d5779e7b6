import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

import { useHistoryFlag } from '../../../ui/url/use-history-flag.ts';
import { MENU } from '../menu/use-menu-opened.ts';

/**
 * Whether the search is open. It is kept in the history, so that Back closes it on a phone; closing
 * it goes back, which takes a moment. The focus returns to where it was, else to the button.
 */
export function useSearchOpened(button: RefObject<HTMLButtonElement | null>) {
  const { on, open, close } = useHistoryFlag('search', MENU);
  const opener = useRef<Element>(null);
  const afterwards = useRef<() => void>(undefined);
  const wasOn = useRef(on);
  const returnFocus = useEffectEvent(() => {
    const { current: before } = opener;
    const place = before instanceof HTMLElement && before !== document.body && before.isConnected;
    (place ? before : button.current)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (wasOn.current && !on) {
      returnFocus();
      afterwards.current?.();
      afterwards.current = undefined;
    }
    wasOn.current = on;
  }, [on]);
  return {
    opened: on,
    open,
    close,
    closeAnd: (act: () => void) => {
      afterwards.current = act;
      close();
    },
    rememberFocus: () => {
      opener.current = document.activeElement;
    },
  };
}
