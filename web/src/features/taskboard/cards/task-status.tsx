import { Explained } from '../../../ui/display/explained.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import type { BoardTask } from '../model/board-types.ts';
import { texts } from '../texts.ts';
import { toneOf } from './tones.ts';

/** The status, and where it is derived from subtasks, why it is that. */
export function TaskStatus({ task }: { task: BoardTask }) {
  const word = task.statusText;
  const chip = <StatusChip tone={toneOf[task.status]}>{word}</StatusChip>;
  if (task.subtaskCount === 0) return chip;
  const cause = task.subTasks.find(({ status }) => status === task.status);
  const isMixed = task.status !== 'notStarted' && task.status !== 'completed';
  const why = isMixed && cause !== undefined ? texts.why(word, cause.title) : texts.derived;
  return <Explained text={why}>{chip}</Explained>;
}
