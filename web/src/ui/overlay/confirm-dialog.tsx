/**
 * ConfirmDialog { opened, onClose, onConfirm, title, children, confirmLabel, cancelLabel?, danger? }
 * The title names the thing, the content says what happens. `onConfirm` may be a promise: the button
 * shows progress and cannot be pressed twice; when it fails the dialog stays and says why.
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
