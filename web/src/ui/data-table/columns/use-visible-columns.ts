import { useMemo } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import type { Column } from './column.ts';
import { useLocalStorage } from '../../storage/use-local-storage.ts';
import { columnWidths, fitColumns, leastTableWidth } from './fit-columns.ts';
import type { Sides } from './fit-columns.ts';

export interface ColumnChoice {
  visible: ReadonlySet<string>;
  toggle: (id: string) => void;
}

/** The columns that are shown, and their widths in pixels. */
export interface ColumnLayout<Row> {
  columns: readonly Column<Row>[];
  widths: readonly number[];
  /** The table scrolls sideways when it is narrower. */
  least: number;
}

const NONE: ReadonlySet<string> = new Set();

function useIdSet(key: string) {
  const [stored, store] = useLocalStorage(key);
  const ids = useMemo(() => (stored ? new Set(stored.split(',')) : NONE), [stored]);
  const put = (id: string, on: boolean) => {
    const next = new Set(ids);
    if (on) next.add(id);
    else next.delete(id);
    store([...next].join(','));
  };
  return { ids, put };
}

/**
 * The columns of a table that is `width` px wide: those there is room for. What a person has hidden
 * or wants to see in any case is kept in localStorage per table, and comes before the room.
 */
export function useVisibleColumns<Row>(
  name: string,
  columns: readonly Column<Row>[],
  table: Sides & { width: number },
): { layout: ColumnLayout<Row>; choice: ColumnChoice } {
  // The window in which cells have less padding (tokens.css).
  const compact = useMediaQuery('(max-width: 68.74em)', undefined, {
    getInitialValueInEffect: false,
  });
  const { ids: hidden, put: putHidden } = useIdSet(`ui.table.${name}.hidden`);
  const { ids: kept, put: putKept } = useIdSet(`ui.table.${name}.kept`);
  const { check, menu, width } = table;
  const layout = useMemo(() => {
    const room = { check, menu, width, compact };
    const wanted = columns.filter(({ id, hideable }) => !(hideable && hidden.has(id)));
    const shown = fitColumns(wanted, kept, room);
    return {
      columns: shown,
      widths: columnWidths(shown, room),
      least: leastTableWidth(shown, room),
    };
  }, [columns, hidden, kept, check, menu, width, compact]);
  const visible = useMemo(() => new Set(layout.columns.map(({ id }) => id)), [layout]);
  const toggle = (id: string) => {
    const on = !visible.has(id);
    putHidden(id, !on);
    putKept(id, on);
  };
  return { layout, choice: { visible, toggle } };
}
