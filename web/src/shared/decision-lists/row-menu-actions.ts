import { IconPencil, IconTrash } from '@tabler/icons-react';

import type { RowAction } from '../../ui/data-table/columns/column.ts';
import { texts } from './texts.ts';

interface Changes {
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Rediger and Slet, for the menu of a row and for its sheet. */
export function editAndRemove({ onEdit, onRemove }: Changes): readonly RowAction[] {
  return [
    { label: texts.edit, icon: IconPencil, onSelect: onEdit },
    'divider',
    { label: texts.remove, icon: IconTrash, onSelect: onRemove, danger: true },
  ];
}
