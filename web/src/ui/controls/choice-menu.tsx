import { UnstyledButton } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

import { lazyWhenIdle } from '../loading/lazy-when-idle.ts';
import { LazyPopup } from '../overlay/lazy-popup.tsx';
import type { Choice } from './choice.ts';
import classes from './choice-menu.module.css';

const ChoiceMenuList = lazyWhenIdle(() => import('./choice-menu-list.tsx'));

interface ChoiceMenuProps {
  /** What is chosen, what can be changed and of what or whom. */
  label: string;
  chip: ReactNode;
  /** What is pressed, where the chip alone is too little. */
  button?: ReactElement;
  current: string;
  choices: readonly Choice[];
  /** Set: nothing can be chosen, for this reason. */
  lockedReason?: string | undefined;
  onChoose: (value: string) => void;
}

/** What something has, as a chip; a press opens what else it can have. */
export function ChoiceMenu({ label, chip, button, ...list }: ChoiceMenuProps) {
  const trigger = button ?? (
    <UnstyledButton className={classes.chip} aria-label={label}>
      {chip}
    </UnstyledButton>
  );
  return (
    <LazyPopup kind="menu" button={trigger}>
      {(trigger) => <ChoiceMenuList trigger={trigger} {...list} />}
    </LazyPopup>
  );
}

/** A value that is no status: without a dot. */
export function ValueChip({ children, empty = false }: { children: ReactNode; empty?: boolean }) {
  return (
    <span className={classes.value} data-empty={empty || undefined}>
      {children}
    </span>
  );
}
