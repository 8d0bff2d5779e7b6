/** Shortcut { icon, label, to? | onClick? } — a tile of the dashboard that opens a list or a form. */
import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';

import type { Icon } from '../../ui/display/icon.ts';
import classes from './accounting.module.css';

interface ShortcutProps {
  icon: Icon;
  label: string;
  to?: string;
  onClick?: () => void;
}

export function Shortcut({ icon: Drawing, label, to, onClick }: ShortcutProps) {
  const content = (
    <>
      <span className={classes.tile}>
        <Drawing size={18} aria-hidden="true" />
      </span>
      {label}
    </>
  );
  if (to !== undefined)
    return (
      <Link className={classes.shortcut} to={to}>
        {content}
      </Link>
    );
  return (
    <UnstyledButton className={classes.shortcut} onClick={onClick}>
      {content}
    </UnstyledButton>
  );
}
