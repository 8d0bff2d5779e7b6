/**
 * ConfirmDialog { opened, onClose, onConfirm, title, children, confirmLabel, cancelLabel?, danger?
 * } The title names the object, the content says what will happen. While a promise from `onConfirm`
 * is pending, the button shows progress and is disabled. When it rejects, the dialog stays open and
 * shows the error.
 */
import { Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-box.tsx';
import { lazyWhenIdle } from '../loading/lazy-when-idle.ts';

const ConfirmBox = lazyWhenIdle(() => import('./confirm-box.tsx'));

export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <ConfirmBox {...props} />
    </Suspense>
  );
}
