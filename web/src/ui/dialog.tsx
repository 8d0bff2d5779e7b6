/**
 * Dialog { opened, onClose?, title, size?, footer?, children, busy? } — the frame of every dialog:
 * title, content, footer that stays in sight. Fills the screen under 768 px. Without `onClose` it
 * cannot be closed; while `busy` neither Esc nor the overlay closes it.
 */
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { usePhone } from './use-phone.ts';
import classes from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose?: (() => void) | undefined;
  title: ReactNode;
  size?: number | undefined;
  footer?: ReactNode;
  busy?: boolean | undefined;
  /** A question above another dialog stays a small box, also on a phone. */
  small?: boolean;
  children: ReactNode;
}

const nothing = () => undefined;

/** Back to what had the focus, also when the dialog is taken away without having been closed. */
function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!opened || !(before instanceof HTMLElement)) return undefined;
    return () => {
      if (before.isConnected) setTimeout(() => before.focus({ preventScroll: true }));
    };
  }, [opened]);
}

// Not Modal's own header: a <header> outside the page's parts is a second banner.
function Head({ title, closable }: { title: ReactNode; closable: boolean }) {
  return (
    <div className={classes.head}>
      <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
      {closable ? <Modal.CloseButton className={classes.close ?? ''} aria-label="Luk" /> : null}
    </div>
  );
}

export function Dialog(props: DialogProps) {
  const { opened, onClose, title, size = 560, footer, busy = false, small = false } = props;
  const phone = usePhone();
  useReturnFocus(opened);
  const closable = onClose !== undefined && !busy;
  return (
    <Modal
      opened={opened}
      onClose={onClose ?? nothing}
      size={size}
      fullScreen={phone && !small}
      closeOnEscape={closable}
      closeOnClickOutside={closable}
      withCloseButton={false}
      returnFocus={false}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Head title={title} closable={onClose !== undefined} />
      <div className={classes.main}>{props.children}</div>
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </Modal>
  );
}
