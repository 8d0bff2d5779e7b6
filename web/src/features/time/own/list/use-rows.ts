import { useState } from 'react';

import type { EntryValues } from '../../entry/entry-values.ts';
import type { Entry } from '../../queries.ts';

const NEW = '';

/** A row that is a form: of an entry, or a new one and what it begins with. */
export interface OpenRow {
  /** The entry's id; '' for a new row. */
  readonly key: string;
  readonly entry: Entry | undefined;
  readonly start: Partial<EntryValues> | undefined;
  /** The id of the waiting row that a new one mends. */
  readonly replaces?: string | undefined;
}

/** Which rows are forms. They keep what they were opened with, also when the list changes under them. */
interface Rows {
  readonly all: readonly OpenRow[];
  readonly isNew: boolean;
  readonly openNew: (start: Partial<EntryValues>, replaces?: string) => void;
  readonly open: (entry: Entry) => void;
  readonly close: (key: string) => void;
}

export function useRows(): Rows {
  const [all, setAll] = useState<readonly OpenRow[]>([]);
  const add = (row: OpenRow) =>
    setAll((before) => (before.some(({ key }) => key === row.key) ? before : [row, ...before]));
  return {
    all,
    isNew: all.some(({ key }) => key === NEW),
    openNew: (start, replaces) => add({ key: NEW, entry: undefined, start, replaces }),
    open: (entry) => add({ key: entry.reportId, entry, start: undefined }),
    close: (key) => setAll((before) => before.filter((row) => row.key !== key)),
  };
}
