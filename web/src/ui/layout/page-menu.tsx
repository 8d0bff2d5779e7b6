/**
 * PageMenu { label, actions } — three dots at the end of a page's buttons, for what is seldom done.
 * `label` names what it is done to: 'Handlinger for Holm & Søn ApS'.
 */
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';

import type { RowAction } from '../data-table/columns/column.ts';
import { RowMenu } from '../data-table/rows/row-menu.tsx';
import classes from './page-menu.module.css';

interface PageMenuProps {
  label: string;
  actions: readonly RowAction[];
}

export function PageMenu({ label, actions }: PageMenuProps) {
  const button = (
    <ActionIcon variant="default" aria-label={label} className={classes.button ?? ''}>
      <IconDots size={18} stroke={1.6} />
    </ActionIcon>
  );
  return <RowMenu label={label} actions={actions} button={button} />;
}
