import { useState } from 'react';
import type { BulkActions } from '../columns/column.ts';
import type { DataTableProps } from '../table-props.ts';
import { useSelection } from './use-selection.ts';

/** On a phone every row can be chosen: what can be done with a single one is in the bar, too. */
const everyRow: BulkActions<unknown> = { actions: () => null };

type SelectionInput<Row> = Pick<DataTableProps<Row>, 'bulk' | 'rowId' | 'rowActions'> & {
  result: { readonly matching: readonly Row[]; readonly shown: readonly Row[] };
};

/**
 * Selecting on a phone is a mode: it starts with a long press on a row (`hold`) or from the sheet
 * (`start`), and ends with the last row that is no longer chosen.
 */
export function usePhoneSelection<Row>({ bulk, result, rowId, rowActions }: SelectionInput<Row>) {
  const [mode, setMode] = useState<'off' | 'empty' | 'some'>('off');
  const possible = bulk !== undefined || rowActions !== undefined;
  const selection = useSelection<Row>(
    possible ? { ...everyRow, ...(bulk?.leavesOut && { leavesOut: bulk.leavesOut }) } : undefined,
    result.matching,
    result.shown,
    rowId,
  );
  if (!selection) return { selection: null, hold: undefined, start: undefined };
  const { chosen } = selection;
  if (mode === 'empty' && chosen.length > 0) setMode('some');
  if (mode === 'some' && chosen.length === 0) setMode('off');
  const clear = () => {
    selection.clear();
    setMode('off');
  };
  return {
    selection: mode === 'off' ? null : { ...selection, clear },
    hold: (row: Row) => {
      selection.chooseOne(row);
      setMode('empty');
    },
    start: () => setMode('empty'),
  };
}
