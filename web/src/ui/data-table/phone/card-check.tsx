/** CardCheck — the checkbox of a card. Default export: its code is fetched when the browser is idle. */
import { Checkbox } from '@mantine/core';

import type { RowSelection } from '../rows/data-row.tsx';
import classes from './card-list.module.css';

interface CardCheckProps {
  name: string;
  selection: RowSelection;
}

export default function CardCheck({ name, selection }: CardCheckProps) {
  return (
    <Checkbox
      className={classes.check ?? ''}
      aria-label={`Vælg ${name}`}
      checked={selection.chosen}
      onChange={selection.toggle}
    />
  );
}
