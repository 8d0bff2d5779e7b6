import type { SubtaskActions } from '../cards/card-actions.ts';
import type { BoardCategory, BoardSubtask } from '../../../shared/board-tasks/board-types.ts';

export interface TaskDialogProps {
  id: string;
  categories: readonly BoardCategory[];
  actions: SubtaskActions;
  /** Subtasks that are being saved, by id. */
  saving: ReadonlyMap<string, BoardSubtask>;
  onClose: () => void;
}
