import { useMemo } from 'react';
import type { Column } from './column.ts';
import { useLocalStorage } from '../storage/use-local-storage.ts';

export interface ColumnChoice {
  hidden: ReadonlySet<string>;
  toggle: (id: string) => void;
}

export function columnsThatFit<Row>(
  columns: readonly Column<Row>[],
  narrow: boolean,
): readonly Column<Row>[] {
  return narrow ? columns.filter(({ wideOnly }) => !wideOnly) : columns;
}

/** The columns the user has not hidden, kept in localStorage per table. */
export function useVisibleColumns<Row>(
  name: string,
  columns: readonly Column<Row>[],
): { visible: readonly Column<Row>[]; choice: ColumnChoice } {
  const [stored, store] = useLocalStorage(`ui.table.${name}.hidden`);
  const hidden = useMemo(() => new Set((stored ?? '').split(',').filter(Boolean)), [stored]);
  const visible = useMemo(
    () => columns.filter(({ id, hideable }) => !(hideable && hidden.has(id))),
    [columns, hidden],
  );
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    store([...next].join(','));
  };
  return { visible, choice: { hidden, toggle } };
}
