/** toastLink(title, label, onOpen) — says that something is saved, with a button that leads to it; closes after 6 s. */
import { IconCircleCheck } from '@tabler/icons-react';

import classes from './toast.module.css';
import { actionButton, nextId, show } from './toast.tsx';

const LINK_MS = 6000;

export function toastLink(title: string, label: string, onOpen: () => void): void {
  const id = nextId();
  show({
    id,
    title,
    message: <div className={classes.action}>{actionButton(label, id, onOpen)}</div>,
    role: 'status',
    icon: <IconCircleCheck size={18} stroke={1.6} className={classes.done} />,
    autoClose: LINK_MS,
    closeButtonProps: { 'aria-label': 'Luk' },
  });
}
