/** toastMoment(title, text, icon) — a quiet celebration; closes after 12 s. Its icon moves in once, except where motion is reduced. */
import type { ReactNode } from 'react';

import classes from './toast.module.css';
import { show } from './toast.tsx';

const MOMENT_MS = 12_000;

export function toastMoment(title: string, text: string, icon: ReactNode): void {
  show({
    title,
    message: text,
    role: 'status',
    icon: (
      <span className={classes.moment} aria-hidden="true">
        {icon}
      </span>
    ),
    autoClose: MOMENT_MS,
    closeButtonProps: { 'aria-label': 'Luk' },
  });
}
