/**
 * toastSuccess(text)                          closes after 2.5 s
 * toastFailure(title, { text, onRetry })      stays until closed; `text` says what was kept
 * toastUndo(title, { text, onUndo, seconds }) stays for `seconds` (7) with a button 'Fortryd'
 */
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import type { NotificationData } from '@mantine/notifications';
import classes from './toast.module.css';

const SUCCESS_MS = 2500;

let count = 0;

function show(data: NotificationData): void {
  void import('@mantine/notifications').then(({ notifications }) =>
    notifications.show({ withBorder: true, radius: 'md', classNames: classes, ...data }),
  );
}

function hide(id: string): void {
  void import('@mantine/notifications').then(({ notifications }) => notifications.hide(id));
}

function nextId(): string {
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

function actionButton(label: string, id: string, run: () => void): ReactNode {
  const press = () => {
    hide(id);
    run();
  };
  return (
    <Button size="compact-sm" onClick={press}>
      {label}
    </Button>
  );
}

export function toastSuccess(text: string): void {
  show({
    title: text,
    message: null,
    role: 'status',
    icon: <IconCircleCheck size={18} stroke={1.6} className={classes.done} />,
    autoClose: SUCCESS_MS,
    withCloseButton: false,
  });
}

export function toastFailure(
  title: string,
  options: { text?: string; onRetry?: () => void } = {},
): void {
  const id = nextId();
  const { text, onRetry } = options;
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

export function toastUndo(
  title: string,
  options: { text?: string; onUndo: () => void; seconds?: number },
): void {
  const id = nextId();
  show({
    id,
    title,
    message: body(options.text, actionButton('Fortryd', id, options.onUndo)),
    role: 'status',
    icon: <IconArrowBackUp size={18} stroke={1.6} className={classes.quiet} />,
    autoClose: (options.seconds ?? 7) * 1000,
    closeButtonProps: { 'aria-label': 'Luk' },
  });
}
