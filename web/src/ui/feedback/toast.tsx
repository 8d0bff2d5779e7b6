/**
 * toastSuccess(title, text?)                  closes after 2.5 s, with a text after 6 s or by its button
 * toastFailure(title, { text, onRetry })      stays until closed or until what failed is done; `text` says what was kept
 */
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { NotificationData } from '@mantine/notifications';

import { hideToast, keepToast } from './failed-acts.ts';
import { firstToastIsShown } from './first-toast.ts';
import classes from './toast.module.css';

const SUCCESS_MS = 2500;
const SUCCESS_WITH_TEXT_MS = 6000;

let count = 0;

export function show(data: NotificationData): void {
  firstToastIsShown();
  void import('./toast-host.tsx').then(({ notifications }) =>
    notifications.show({ withBorder: true, radius: 'md', classNames: classes, ...data }),
  );
}

export function nextId(): string {
  count += 1;
  return `toast-${count}`;
}

function body(text: string | undefined, action: ReactNode): ReactNode {
  if (!text && !action) return null;
  return (
    <>
      {text}
      {action ? <div className={classes.action}>{action}</div> : null}
    </>
  );
}

export function actionButton(label: string, id: string, run: () => void): ReactNode {
  const press = () => {
    hideToast(id);
    run();
  };
  return (
    <Button size="compact-sm" onClick={press}>
      {label}
    </Button>
  );
}

export function toastSuccess(title: string, text = ''): void {
  show({
    title,
    message: text === '' ? null : text,
    role: 'status',
    icon: <IconCircleCheck size={18} stroke={1.6} className={classes.done} />,
    autoClose: text === '' ? SUCCESS_MS : SUCCESS_WITH_TEXT_MS,
    withCloseButton: text !== '',
    closeButtonProps: { 'aria-label': 'Luk' },
  });
}

export function toastFailure(
  title: string,
  options: { text?: string; onRetry?: () => void } = {},
): void {
  const id = nextId();
  const { text, onRetry } = options;
  keepToast(id);
  show({
    id,
    title,
    message: body(text, onRetry ? actionButton('Prøv igen', id, onRetry) : null),
    role: 'alert',
    icon: <IconAlertCircle size={18} stroke={1.6} className={classes.danger} />,
    autoClose: false,
    closeButtonProps: { 'aria-label': 'Luk' },
  });
}
