import { useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from '../table.module.css';

/** Action of a click on a row: follow a link (which can open in a new tab), or call a function. */
export interface RowOpen<Row> {
  href?: ((row: Row) => string) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
}

/** The first cell as a link or button, so that a row can be opened by keyboard. */
export function OpenCell<Row>({
  row,
  open,
  children,
}: {
  row: Row;
  open: RowOpen<Row> | undefined;
  children: ReactNode;
}) {
  if (open?.href) {
    return (
      <Link to={open.href(row)} className={classes.open}>
        {children}
      </Link>
    );
  }
  if (open?.onOpen) {
    return (
      <UnstyledButton className={classes.open} onClick={() => open.onOpen?.(row)}>
        {children}
      </UnstyledButton>
    );
  }
  return children;
}

const INTERACTIVE = 'a, button, input, label, select, textarea';

function openRow(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(INTERACTIVE)) return;
  // The user is selecting text in the row, probably to copy it.
  if (window.getSelection()?.toString()) return;
  target
    .closest('tr, li')
    ?.querySelector<HTMLElement>(`.${classes.open ?? ''}`)
    ?.click();
}

/**
 * A click anywhere in a row clicks its OpenCell. One listener for the whole table; it is only a
 * convenience for the mouse, since the OpenCell itself has the keyboard focus.
 */
export function useRowClick(body: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = body.current;
    if (!active || !element) return undefined;
    element.addEventListener('click', openRow);
    return () => element.removeEventListener('click', openRow);
  }, [body, active]);
}
