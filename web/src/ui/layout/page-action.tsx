/**
 * AddButton { label, icon?, to | onClick, filled? } — the primary action of a page, 'Ny faktura'.
 * On a phone it is in the title bar, by its first word. EmptyListButton — the same action in the
 * middle of an empty list, in full. PageActionSlot — its place in the title bar; on a phone
 * everything else in the bar makes room.
 */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';

import type { Icon } from '../display/icon.ts';
import classes from './page-action.module.css';
import { usePhone } from './use-phone.ts';

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

export function PageActionSlot() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setSlot(ref.current);
    return () => setSlot(null);
  }, []);
  return <div ref={ref} className={classes.slot} data-page-action />;
}

interface PageAction {
  label: string;
  icon?: Icon;
  /** Where it leads, or what it does. */
  to?: string;
  onClick?: () => void;
  /** False while the page itself offers the same, as an empty list does. */
  filled?: boolean;
}

export function AddButton({ filled = true, ...action }: PageAction) {
  const phone = usePhone();
  const place = useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
  const [word] = action.label.split(' ');
  if (!phone) return <ActionButton {...action} filled={filled} text={action.label} />;
  if (!place) return null;
  return createPortal(<ActionButton {...action} filled={filled} text={word ?? ''} />, place);
}

export function EmptyListButton(action: PageAction) {
  return <ActionButton filled {...action} text={action.label} />;
}

function ActionButton({ label, icon, text, filled, to, onClick }: PageAction & { text: string }) {
  const Symbol = icon ?? IconPlus;
  const look = {
    variant: filled ? 'filled' : 'default',
    leftSection: <Symbol size={18} stroke={1.6} />,
    'aria-label': label,
  };
  if (to === undefined) {
    return (
      <Button {...look} onClick={onClick}>
        {text}
      </Button>
    );
  }
  return (
    <Button component={Link} to={to} {...look}>
      {text}
    </Button>
  );
}
