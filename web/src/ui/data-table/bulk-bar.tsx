import { Button } from '@mantine/core';
import classes from './bulk-bar.module.css';
import type { BulkActions } from './column.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Row> {
  bulk: BulkActions<Row>;
  selection: Selection<Row>;
}

export function BulkBar<Row>({ bulk, selection }: BulkBarProps<Row>) {
  const { chosen, clear } = selection;
  if (chosen.length === 0) return null;
  return (
    <section className={classes.bar} aria-label="Valgte rækker">
      <output className={classes.text}>
        <b>{chosen.length} valgt</b> {bulk.summary?.(chosen)}
      </output>
      {bulk.actions(chosen, clear)}
      <Button variant="subtle" color="gray" onClick={clear}>
        Ryd valg
      </Button>
    </section>
  );
}
