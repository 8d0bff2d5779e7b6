import { IconArrowsMove, IconSettings, IconTrash } from '@tabler/icons-react';

import type { RowAction } from '../../../ui/data-table/columns/column.ts';
import type { BoardTask } from '../../../shared/board-tasks/board-types.ts';
import { texts } from '../texts.ts';
import type { CardActions } from './card-actions.ts';

/** The menu of a card. A task is deleted by its creator or a manager (product R3). */
export function taskActions(task: BoardTask, actions: CardActions): readonly RowAction[] {
  return [
    { label: texts.open, icon: IconSettings, onSelect: () => actions.open(task.id) },
    { label: texts.moveTo, icon: IconArrowsMove, onSelect: () => actions.move(task) },
    'divider',
    {
      label: texts.remove,
      icon: IconTrash,
      danger: true,
      onSelect: () => actions.remove(task),
      disabledReason: task.mayDelete ? undefined : texts.mayNotRemove,
    },
  ];
}
