/** toastUndo(title, onUndo, ms?) — closes after 8 s, or `ms`; 'Fortryd' takes it back. */
import { IconCircleCheck } from '@tabler/icons-react';

import classes from './toast.module.css';
import { actionButton, nextId, show } from './toast.tsx';

const UNDO_MS = 8000;

export function toastUndo(title: string, onUndo: () => void, ms = UNDO_MS): void {
  const id = nextId();
  show({
    id,
    title,
    message: <div className={classes.action}>{actionButton('Fortryd', id, onUndo)}</div>,
    role: 'status',
    icon: <IconCircleCheck size={18} stroke={1.6} className={classes.done} />,
    autoClose: ms,
    closeButtonProps: { 'aria-label': 'Luk' },
  });
}
