/**
 * Sheet { opened, onClose, title, aside?, footer, children } — a panel from the bottom of a phone,
 * as high as its content. `aside` is beside the title, `footer` stays in sight. Esc, the overlay
 * and a press outside close it; the focus is trapped, and returned to the element that opened it.
 */
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

import { WholeDates } from '../display/whole-dates.tsx';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import classes from './sheet.module.css';
import { useIsTopDialog } from './use-is-top-dialog.ts';

interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  aside?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

export function Sheet({ opened, onClose, title, aside, footer, children }: SheetProps) {
  useReturnFocus(opened);
  const { ref, isOnTop } = useIsTopDialog(opened);
  return (
    <Drawer
      ref={ref}
      opened={opened}
      onClose={() => isOnTop() && onClose()}
      position="bottom"
      size="auto"
      padding={0}
      withCloseButton={false}
      returnFocus={false}
      attributes={{ content: { 'data-toasts-above': true } }}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        body: classes.body ?? '',
      }}
    >
      <div className={classes.handle} />
      <div className={classes.head}>
        <Drawer.Title className={classes.title ?? ''}>
          <WholeDates>{title}</WholeDates>
        </Drawer.Title>
        {aside}
        <Drawer.CloseButton className={classes.close ?? ''} aria-label="Luk" />
      </div>
      <div className={classes.main}>{children}</div>
      <div className={classes.footer} data-toasts-above>
        {footer}
      </div>
    </Drawer>
  );
}
