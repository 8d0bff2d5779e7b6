/** ChooseAll { selection } and ChooseRow { name, choice } — the first column of a table whose rows can be chosen. */
import { Checkbox } from '@mantine/core';

import type { RowSelection } from '../rows/data-row.tsx';
import type { Selection } from './use-selection.ts';
import classes from '../edited-table.module.css';

export function ChooseAll<Row>({ selection }: { selection: Selection<Row> }) {
  const { all, some, none, toggle } = selection.header;
  return (
    <th className={classes.check}>
      <Checkbox
        aria-label="Vælg alle på siden"
        checked={all}
        indeterminate={some && !all}
        disabled={none}
        onChange={toggle}
      />
    </th>
  );
}

export function ChooseRow({ name, choice }: { name: string; choice: RowSelection }) {
  return (
    <td className={classes.check}>
      <Checkbox aria-label={`Vælg ${name}`} checked={choice.chosen} onChange={choice.toggle} />
    </td>
  );
}
