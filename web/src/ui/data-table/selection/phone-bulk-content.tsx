import { Button, VisuallyHidden } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { DataTableProps } from '../table-props.ts';
import classes from '../phone/phone-table.module.css';
import { RowMenu } from '../rows/row-menu.tsx';
import { useEscape } from './use-escape.ts';
import type { Selection } from './use-selection.ts';

type BarProps<Row> = Pick<DataTableProps<Row>, 'bulk' | 'rowActions' | 'rowName'>;

export type PhoneBulkBarProps<Row> = BarProps<Row> & { selection: Selection<Row> };

type OneProps<Row> = BarProps<Row> & { row: Row; clear: () => void };

/**
 * Actions of a single selected row, which has no menu of its own on a phone. They end the
 * selection; an opened dialog returns the focus to the row, which is focusable by then.
 */
function ActionsOfOne<Row>({ rowActions, rowName, row, clear }: OneProps<Row>) {
  const actions = (rowActions?.(row) ?? []).map((action) => {
    if (action === 'divider') return action;
    const onSelect = () => {
      clear();
      setTimeout(action.onSelect);
    };
    return { ...action, onSelect };
  });
  if (actions.length === 0) return null;
  const label = `Handlinger for ${rowName(row)}`;
  return (
    <RowMenu
      label={label}
      actions={actions}
      button={
        <Button aria-label={label} leftSection={<IconDots size={18} stroke={1.6} />}>
          Handlinger
        </Button>
      }
    />
  );
}

/**
 * How many rows are selected on a phone, and what can be done with them. Default export: its code is
 * fetched when the browser is idle.
 */
export default function PhoneBulkContent<Row>({ selection, ...props }: PhoneBulkBarProps<Row>) {
  const { bulk } = props;
  const { chosen, clear, selectableTotal, leftOut, chooseAll } = selection;
  const [first] = chosen;
  useEscape(true, clear);
  const able = chosen.filter((row) => bulk?.selectable?.(row) ?? true);
  return (
    <section className={classes.bulk} aria-label="Valgte rækker" data-toasts-above>
      <VisuallyHidden role="status">{`${chosen.length} valgt`}</VisuallyHidden>
      <div className={classes.bulkHead}>
        <span>
          {first === undefined ? (
            'Tryk på dem, du vil vælge.'
          ) : (
            <>
              <b>{chosen.length} valgt</b> {bulk?.summary?.(chosen)}
              {leftOut > 0 ? (
                <span className={classes.leftOut}>{bulk?.leftOutText?.(leftOut)}</span>
              ) : null}
            </>
          )}
        </span>
        <Button variant="subtle" color="gray" onClick={clear}>
          {first === undefined ? 'Luk' : 'Ryd valg'}
        </Button>
      </div>
      {first === undefined ? null : (
        <div className={classes.bulkActions}>
          {selectableTotal > 0 ? (
            <Button variant="subtle" onClick={chooseAll}>
              Vælg alle {selectableTotal}
            </Button>
          ) : null}
          {bulk && able.length > 0 ? bulk.actions(able, clear) : null}
          {chosen.length === 1 ? <ActionsOfOne {...props} row={first} clear={clear} /> : null}
        </div>
      )}
    </section>
  );
}
