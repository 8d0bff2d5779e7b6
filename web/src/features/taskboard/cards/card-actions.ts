import type { KeyboardEvent } from 'react';

import type {
  BoardSubtask,
  BoardTask,
  NamedTask,
} from '../../../shared/board-tasks/board-types.ts';

/** The same functions for all cards, so that a card renders only when its own task changes. */
export interface CardActions {
  readonly toggle: (taskId: string) => void;
  readonly open: (taskId: string) => void;
  readonly move: (task: BoardTask) => void;
  readonly remove: (task: BoardTask) => void;
  readonly saveSubtask: (task: NamedTask, subtask: BoardSubtask) => void;
  readonly addSubtask: (task: NamedTask, title: string) => Promise<boolean>;
  readonly removeSubtask: (task: NamedTask, subtask: BoardSubtask) => void;
  readonly press: (event: KeyboardEvent, taskId: string) => void;
  readonly leave: () => void;
}

export type SubtaskActions = Pick<CardActions, 'saveSubtask' | 'addSubtask' | 'removeSubtask'>;
