import { Suspense, useEffect } from 'react';

import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { useLocalStorage } from '../../ui/storage/use-local-storage.ts';

const KeysDialog = lazyWhenIdle(() => import('./keys-dialog.tsx'));

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';
const OVERLAYS = '[role="dialog"][aria-modal="true"], dialog[open]';

interface ShortcutKeysProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** `?` shows the keyboard shortcuts, unless one is typing or a dialog is open. */
export function ShortcutKeys({ opened, onOpen, onClose }: ShortcutKeysProps) {
  const [off, setOff] = useLocalStorage('keys.off');
  const isOn = !off;
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(EDITABLE)) return;
      if (document.querySelector(OVERLAYS) === null) onOpen();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, onOpen]);
  if (!opened) return null;
  return (
    <Suspense>
      <KeysDialog onClose={onClose} isOn={isOn} onSwitch={(on) => setOff(on ? '' : '1')} />
    </Suspense>
  );
}
