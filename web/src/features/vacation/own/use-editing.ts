import { useState } from 'react';

const NEW = '';

/** Which rows are being edited: new ones have no id yet. */
export interface Editing {
  readonly isNew: boolean;
  readonly has: (absenceId: string) => boolean;
  readonly openNew: () => void;
  readonly open: (absenceId: string) => void;
  /** Without an id the new row. */
  readonly close: (absenceId?: string) => void;
}

export function useEditing(): Editing {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const open = (id: string) => setIds((before) => new Set([...before, id]));
  return {
    isNew: ids.has(NEW),
    has: (id) => ids.has(id),
    openNew: () => open(NEW),
    open,
    close: (id = NEW) => setIds((before) => new Set([...before].filter((one) => one !== id))),
  };
}
