import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';

import { lazyWhenIdle } from '../loading/lazy-when-idle.ts';
import { LazyPopup } from '../overlay/lazy-popup.tsx';
import type { Choice } from './choice.ts';
import classes from './choice-menu.module.css';

const ChoiceMenuList = lazyWhenIdle(() => import('./choice-menu-list.tsx'));

interface ChoiceMenuProps {
  /** The accessible name: the current value, what it is, and whose. */
  label: string;
  chip: ReactNode;
  /** The button that opens the menu; by default the chip itself. */
  button?: ReactElement;
  current: string;
  choices: readonly Choice[];
  /** When set, all choices are disabled and the menu shows this reason. */
  lockedReason?: string | undefined;
  onChoose: (value: string) => void;
}

/** Shows the current value as a chip; clicking it opens a menu with the other values. */
export function ChoiceMenu({ label, chip, button, ...list }: ChoiceMenuProps) {
  const trigger = button ?? (
    <UnstyledButton className={classes.chip} aria-label={label}>
      {chip}
      <IconChevronDown size={16} stroke={1.8} className={classes.arrow} aria-hidden="true" />
    </UnstyledButton>
  );
  return (
    <LazyPopup kind="menu" button={trigger}>
      {(trigger) => <ChoiceMenuList trigger={trigger} {...list} />}
    </LazyPopup>
  );
}

/** A chip for a value that is not a status: it has no dot. */
export function ValueChip({ children, empty = false }: { children: ReactNode; empty?: boolean }) {
  return (
    <span className={classes.value} data-empty={empty || undefined}>
      {children}
    </span>
  );
}
