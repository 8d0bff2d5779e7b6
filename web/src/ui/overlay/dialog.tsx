/**
 * Dialog { opened, onClose?, title, size?, footer?, children, busy? } — the frame of every dialog:
 * title, content, footer that stays in sight. Fills the screen under 768 px. Without `onClose` it
 * cannot be closed; while `busy` neither Esc nor the overlay closes it.
 * useReturnFocus(opened), useOnTop(opened) — the same manners for a dialog with a shape of its own.
 */
import { useId, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { MANDATORY_DIALOG } from './mandatory-dialog.ts';
import { nextFocusInList } from '../focus/next-focus-in-list.ts';
import { usePhone } from '../layout/use-phone.ts';
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

/** What opened a dialog, and where to go on should it be gone. */
interface Opener {
  readonly element: Element;
  readonly fallback: (() => HTMLElement | undefined) | undefined;
}

function restoreFocus({ element, fallback }: Opener): void {
  if (element.isConnected) {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    return;
  }
  // A row that was deleted took its button along: whoever has moved on meanwhile stays there.
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const around = () =>
    document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
  (fallback?.() ?? around())?.focus({ preventScroll: true });
}

/** Of a dialog that has just gone: one that takes its place was opened from there, too. */
let pendingRestore: { readonly opener: Opener; readonly timer: number } | undefined;

function claimOpener(): Opener | undefined {
  if (pendingRestore) {
    clearTimeout(pendingRestore.timer);
    const { opener } = pendingRestore;
    pendingRestore = undefined;
    return opener;
  }
  const { activeElement: element } = document;
  return element === null ? undefined : { element, fallback: nextFocusInList(element) };
}

function scheduleRestore(opener: Opener): void {
  const timer = window.setTimeout(() => {
    pendingRestore = undefined;
    restoreFocus(opener);
  });
  pendingRestore = { opener, timer };
}

/** Back to what opened it, also when the dialog is taken away without having been closed. */
export function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    const opener = opened ? claimOpener() : undefined;
    return opener && (() => scheduleRestore(opener));
  }, [opened]);
}

/** The dialogs on the screen, the top one last. */
const openDialogs: string[] = [];

/** Whether this dialog is the top one: Esc is heard by all of them and meant for that one only. */
export function useIsTopDialog(opened: boolean): () => boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return undefined;
    openDialogs.push(id);
    return () => void openDialogs.splice(openDialogs.lastIndexOf(id), 1);
  }, [opened, id]);
  return () => openDialogs.at(-1) === id;
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
  const isOnTop = useIsTopDialog(opened);
  const closable = onClose !== undefined && !busy;
  return (
    <Modal
      opened={opened}
      onClose={() => isOnTop() && onClose?.()}
      size={size}
      fullScreen={phone && !small}
      closeOnEscape={closable}
      closeOnClickOutside={closable}
      withCloseButton={false}
      returnFocus={false}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      {...(onClose ? {} : { [MANDATORY_DIALOG]: true })}
    >
      <Head title={title} closable={onClose !== undefined} />
      <div className={classes.main}>{props.children}</div>
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </Modal>
  );
}
