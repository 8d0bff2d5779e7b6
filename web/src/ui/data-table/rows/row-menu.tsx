import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps, ReactElement } from 'react';
import { lazyWhenIdle } from '../../loading/lazy-when-idle.ts';
import { LazyPopup } from '../../overlay/lazy-popup.tsx';
import type { RowAction } from '../columns/column.ts';
import classes from './row-menu.module.css';

const RowMenuList = lazyWhenIdle(() => import('./row-menu-list.tsx'));

interface RowMenuProps {
  /** Names the row: 'Handlinger for 1248'. */
  label: string;
  actions: readonly RowAction[];
  /** The button that opens the menu; by default three dots. */
  button?: ReactElement<ComponentProps<'button'>>;
}

export function RowMenu({ label, actions, button }: RowMenuProps) {
  const trigger = button ?? (
    <ActionIcon size="sm" aria-label={label} className={classes.button ?? ''}>
      <IconDots size={18} stroke={1.6} />
    </ActionIcon>
  );
  return (
    <LazyPopup kind="menu" button={trigger}>
      {(opener) => <RowMenuList trigger={opener} actions={actions} />}
    </LazyPopup>
  );
}
