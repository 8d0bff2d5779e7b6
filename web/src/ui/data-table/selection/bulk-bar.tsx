import { useLayoutEffect } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import classes from './bulk-bar.module.css';
import type { BulkActions } from '../columns/column.ts';
import { useEscape } from './use-escape.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Row> {
  bulk: BulkActions<Row>;
  selection: Selection<Row>;
}

/** Scrolls the row that was just selected out from under the bar when the bar appears. */
function useScrollRowIntoView(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    document.activeElement?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
}

/** Actions for the selected rows. A live region announces how many rows are selected. */
export function BulkBar<Row>({ bulk, selection }: BulkBarProps<Row>) {
  const { chosen, clear, selectableTotal, leftOut, chooseAll } = selection;
  const active = chosen.length > 0;
  useEscape(active, clear);
  useScrollRowIntoView(active);
  return (
    <>
      <VisuallyHidden role="status">{active ? `${chosen.length} valgt` : ''}</VisuallyHidden>
      {active ? (
        <section className={classes.bar} aria-label="Valgte rækker" data-toasts-above>
          <span className={classes.text}>
            <b>{chosen.length} valgt</b> {bulk.summary?.(chosen)}
            {leftOut > 0 ? (
              <span className={classes.leftOut}>{bulk.leftOutText?.(leftOut)}</span>
            ) : null}
          </span>
          <div className={classes.actions}>
            {selectableTotal > 0 ? (
              <Button variant="subtle" onClick={chooseAll}>
                Vælg alle {selectableTotal}
              </Button>
            ) : null}
            {bulk.actions(chosen, clear)}
          </div>
          <Button variant="subtle" color="gray" onClick={clear}>
            Ryd valg
          </Button>
        </section>
      ) : null}
    </>
  );
}
