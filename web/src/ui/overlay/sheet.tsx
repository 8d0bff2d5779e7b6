/**
 * Sheet { opened, onClose, title, aside?, footer?, fromRight?, tall?, children } — a panel from the bottom of a
 * phone, as high as its content; on a tablet it may come from the right instead, as high as the window.
 * `aside` is beside the title, `footer` stays in sight. Esc, the overlay
 * and a press outside close it; the focus is trapped, and returned to the element that opened it.
 */
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

import { WholeDates } from '../display/whole-dates.tsx';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import classes from './sheet.module.css';
import { useIsTopDialog } from './use-is-top-dialog.ts';

/** px */
const SIDE_WIDTH = 384;

interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  aside?: ReactNode;
  footer?: ReactNode;
  fromRight?: boolean;
  /** As high as a phone from the start: what comes while one types moves no field. */
  tall?: boolean;
  children: ReactNode;
}

export function Sheet(props: SheetProps) {
  const {
    opened,
    onClose,
    title,
    aside,
    footer,
    fromRight = false,
    tall = false,
    children,
  } = props;
  useReturnFocus(opened);
  const { ref, isOnTop } = useIsTopDialog(opened);
  return (
    <Drawer
      ref={ref}
      opened={opened}
      onClose={() => isOnTop() && onClose()}
      position={fromRight ? 'right' : 'bottom'}
      size={fromRight ? SIDE_WIDTH : 'auto'}
      padding={0}
      withCloseButton={false}
      returnFocus={false}
      attributes={{ content: { 'data-toasts-above': true, 'data-tall': tall || undefined } }}
      classNames={{
        inner: (fromRight ? undefined : classes.inner) ?? '',
        content: (fromRight ? classes.side : classes.content) ?? '',
        body: classes.body ?? '',
      }}
    >
      {fromRight ? null : <div className={classes.handle} />}
      <div className={classes.head}>
        <Drawer.Title className={classes.title ?? ''}>
          <WholeDates>{title}</WholeDates>
        </Drawer.Title>
        {aside}
        <Drawer.CloseButton className={classes.close ?? ''} aria-label="Luk" />
      </div>
      <div className={classes.main}>{children}</div>
      {footer === undefined ? null : (
        <div className={classes.footer} data-toasts-above>
          {footer}
        </div>
      )}
    </Drawer>
  );
}
