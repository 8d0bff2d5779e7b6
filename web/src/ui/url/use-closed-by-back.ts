/**
 * useClosedByBack(name, onClose) -> close — for what is open as long as it is there, such as one picture
 * over a page: it has a history entry of its own, so Back closes it, and `close` is the way back.
 */
import { useEffect, useEffectEvent, useRef } from 'react';

import { useHistoryFlag } from './use-history-flag.ts';

export function useClosedByBack(name: string, onClose: () => void): () => void {
  const { on, open, close } = useHistoryFlag(name);
  const stage = useRef<'new' | 'opening' | 'open' | 'closing'>('new');
  const follow = useEffectEvent((isOn: boolean) => {
    if (isOn) {
      stage.current = 'open';
    } else if (stage.current === 'new') {
      stage.current = 'opening';
      open();
    } else if (stage.current !== 'opening') {
      onClose();
    }
  });
  useEffect(() => follow(on), [on]);
  return () => {
    // A second press must not leave the page as well.
    if (stage.current !== 'open') return;
    stage.current = 'closing';
    close();
  };
}
