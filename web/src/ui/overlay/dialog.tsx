/**
 * Dialog { opened, onClose?, title, size?, footer?, children, busy?, overLock? } — the frame of every dialog:
 * title, content, sticky footer. Fills the screen under 768 px. Without `onClose` it cannot be
 * closed; while `busy` neither Esc nor the overlay closes it.
 */
import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { MANDATORY_DIALOG } from './mandatory-dialog.ts';
import { WholeDates } from '../display/whole-dates.tsx';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import { usePhone } from '../layout/use-phone.ts';
import { useIsTopDialog } from './use-is-top-dialog.ts';
import classes from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose?: (() => void) | undefined;
  title: ReactNode;
  size?: number | undefined;
  footer?: ReactNode;
  busy?: boolean | undefined;
  /** Not full screen on a phone: for a question above another dialog. */
  small?: boolean;
  /** Seen while the session is over and everything else is hidden (document.css). */
  overLock?: boolean;
  children: ReactNode;
}

// Not Modal's own header: its <header> element would be a second banner landmark.
function Head({ title, closable }: { title: ReactNode; closable: boolean }) {
  return (
    <div className={classes.head}>
      <Modal.Title className={classes.title ?? ''}>
        {typeof title === 'string' ? <WholeDates>{title}</WholeDates> : title}
      </Modal.Title>
      {closable ? <Modal.CloseButton className={classes.close ?? ''} aria-label="Luk" /> : null}
    </div>
  );
}

export function Dialog(props: DialogProps) {
  const { opened, onClose, title, size = 560, footer, busy = false, small = false } = props;
  const phone = usePhone();
  useReturnFocus(opened);
  const { ref, isOnTop } = useIsTopDialog(opened);
  const closable = onClose !== undefined && !busy;
  return (
    <Modal
      ref={ref}
      opened={opened}
      onClose={() => isOnTop() && onClose?.()}
      size={size}
      fullScreen={phone && !small}
      closeOnEscape={closable}
      closeOnClickOutside={closable}
      withCloseButton={false}
      returnFocus={false}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      {...(props.overLock === true && { attributes: { content: { 'data-over-lock': true } } })}
      {...(onClose ? {} : { [MANDATORY_DIALOG]: true })}
    >
      <Head title={title} closable={onClose !== undefined} />
      <div className={classes.main}>{props.children}</div>
      {footer ? (
        <div className={classes.footer} data-toasts-above>
          {footer}
        </div>
      ) : null}
    </Modal>
  );
}
