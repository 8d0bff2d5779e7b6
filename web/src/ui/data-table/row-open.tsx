import { useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './table.module.css';

/** What a press on a row does: an address (opens in a new tab as well), or something on the page. */
export interface RowOpen<Row> {
  href?: ((row: Row) => string) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
}

/** The cell that names the row is its link or button, so that a row can be opened by keyboard. */
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
  // Someone who has marked a text in the row wants to copy it.
  if (window.getSelection()?.toString()) return;
  target
    .closest('tr, li')
    ?.querySelector<HTMLElement>(`.${classes.open ?? ''}`)
    ?.click();
}

/**
 * A press anywhere in a row counts as one on the cell that opens it. One listener for the whole
 * table, a convenience for the mouse: the keyboard has the cell itself.
 */
export function useRowClick(body: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = body.current;
    if (!active || !element) return undefined;
    element.addEventListener('click', openRow);
    return () => element.removeEventListener('click', openRow);
  }, [body, active]);
}
