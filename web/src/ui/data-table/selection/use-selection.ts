import { useRef, useState } from 'react';
import { nextFocusInList } from '../../focus/next-focus-in-list.ts';
import { recoverFocus } from '../../focus/recover-focus.ts';
import { usePhone } from '../../layout/use-phone.ts';
import type { BulkActions } from '../columns/column.ts';

/**
 * Row selection. Only rows that match the search and filters count, so no hidden row is acted on.
 */
export function useSelection<Row>(
  bulk: BulkActions<Row> | undefined,
  matching: readonly Row[],
  shown: readonly Row[],
  rowId: (row: Row) => string,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isPhone = usePhone();
  const lastFocused = useRef<Element>(null);
  if (!bulk) return null;
  const { selectable, leavesOut } = bulk;
  const allowed = (row: Row) => selectable?.(row) ?? true;
  /** Rows that 'Vælg alle' selects; the others are selected one by one. */
  const isReady = (row: Row) => allowed(row) && !(leavesOut?.(row) ?? false);
  const isChosen = (row: Row) => ids.has(rowId(row)) && allowed(row);
  const chosen = ids.size === 0 ? [] : matching.filter(isChosen);
  const onPage = shown.filter(isReady);
  const all = onPage.length > 0 && onPage.every(isChosen);
  const set = (rows: readonly Row[], on: boolean) => {
    lastFocused.current = document.activeElement;
    const next = new Set(ids);
    for (const row of rows) {
      if (on) next.add(rowId(row));
      else next.delete(rowId(row));
    }
    setIds(next);
  };
  const selectableRows = matching.filter(isReady);
  const isAllChosen = chosen.length > 0 && selectableRows.every(isChosen);
  // Once the page is selected; a phone has no checkbox for that, and offers it with the first row.
  const offersAll = isPhone ? chosen.length > 0 : all;
  return {
    chosen,
    clear: () => {
      setIds(new Set());
      // A dialog returns the focus itself.
      if (document.activeElement?.closest('[role="dialog"]')) return;
      // The bar disappears with the selection: move the focus to the checkbox that was used last, or
      // to its row, where a phone shows checkboxes only while rows are being selected.
      const { current: last } = lastFocused;
      const chosenRow = document.querySelector('[data-rows] [data-chosen]');
      const row = chosenRow ? nextFocusInList(chosenRow) : undefined;
      recoverFocus(() => ifConnected(last) ?? row?.());
    },
    offersAll,
    /** The number for 'Vælg alle'; 0 where that is not offered, or all are selected. */
    selectableTotal: offersAll && !isAllChosen ? selectableRows.length : 0,
    /** How many 'Vælg alle' left out; 0 while not all others are selected. */
    leftOut: isAllChosen
      ? matching.filter((row) => allowed(row) && !isReady(row) && !isChosen(row)).length
      : 0,
    chooseAll: () => set(selectableRows, true),
    header: {
      all,
      some: shown.some(isChosen),
      none: onPage.length === 0,
      toggle: () => set(onPage, !all),
    },
    chooseOne: (row: Row) => set([row], true),
    /** Also rows that were not there before. */
    choose: (rows: readonly Row[]) => set(rows.filter(isReady), true),
    of: (row: Row) => ({
      chosen: isChosen(row),
      allowed: allowed(row),
      toggle: () => set([row], !isChosen(row)),
    }),
  };
}

export type Selection<Row> = NonNullable<ReturnType<typeof useSelection<Row>>>;

function ifConnected(element: Element | null): HTMLElement | undefined {
  // A long press leaves the focus where it was: on nothing.
  const isPlace = element instanceof HTMLElement && element !== document.body;
  return isPlace && element.isConnected ? element : undefined;
}
