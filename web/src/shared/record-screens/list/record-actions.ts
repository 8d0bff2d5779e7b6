import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';

import type { RowAction } from '../../../ui/data-table/columns/column.ts';
import { texts } from '../texts.ts';

type RowHandler = (row: RecordAnswer) => void;

export interface RecordRowHandlers {
  /** Set where a record is opened for reading before it is edited. */
  readonly show?: RowHandler | undefined;
  readonly edit: RowHandler;
  readonly remove: RowHandler;
  /** Further actions of a record. */
  readonly more?: ((row: RecordAnswer) => readonly RowAction[]) | undefined;
  /** Why a record cannot be changed or deleted. */
  readonly locked?: ((row: RecordAnswer) => string | undefined) | undefined;
}

/** The menu of a row: show and edit, then the type's further actions, then delete. */
export function recordActions(
  row: RecordAnswer,
  handlers: RecordRowHandlers,
): readonly RowAction[] {
  const { show, edit, remove, more, locked } = handlers;
  const disabledReason = locked?.(row);
  return [
    ...(show ? [{ label: texts.show, icon: IconEye, onSelect: () => show(row) }] : []),
    { label: texts.edit, icon: IconPencil, onSelect: () => edit(row), disabledReason },
    ...(more?.(row) ?? []),
    'divider',
    {
      label: texts.remove,
      icon: IconTrash,
      onSelect: () => remove(row),
      danger: true,
      disabledReason,
    },
  ];
}
