/**
 * DiscardQuestion { onStay, onDiscard, title?, children? } — asks before a dialog with unsaved changes
 * is closed. Mount it to ask: the Esc keypress that opens it would close a mounted one.
 */
import type { ReactNode } from 'react';

import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
  title?: string;
  children?: ReactNode;
}

export function DiscardQuestion({ onStay, onDiscard, title, children }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      opened
      onClose={onStay}
      onConfirm={onDiscard}
      title={title ?? 'Kasser det, du har skrevet?'}
      confirmLabel="Kasser"
      cancelLabel="Bliv her"
      danger
    >
      {children ?? 'Ændringerne er ikke gemt og kan ikke hentes frem igen.'}
    </ConfirmDialog>
  );
}
