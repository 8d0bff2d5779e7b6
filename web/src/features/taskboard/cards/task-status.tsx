import { UnstyledButton } from '@mantine/core';
import { useRef } from 'react';

import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useIsLoaded } from '../../../ui/loading/loadable.tsx';
import type { BoardTask } from '../../../shared/board-tasks/board-types.ts';
import { texts } from '../texts.ts';
import { toneOf } from '../../../shared/board-tasks/tones.ts';

const StatusTooltip = lazyWhenIdle(() => import('../../../ui/controls/icon-tooltip.tsx'));

/** The status, and where it is derived from subtasks, why it is that. */
export function TaskStatus({ task }: { task: BoardTask }) {
  const word = task.statusText;
  const button = useRef<HTMLButtonElement>(null);
  const hasTooltip = useIsLoaded(StatusTooltip);
  const chip = <StatusChip tone={toneOf[task.status]}>{word}</StatusChip>;
  if (task.subtaskCount === 0) return chip;
  const cause = task.subTasks.find(({ status }) => status === task.status);
  const isMixed = task.status !== 'notStarted' && task.status !== 'completed';
  const why = isMixed && cause !== undefined ? texts.why(word, cause.title) : texts.derived;
  return (
    <>
      <UnstyledButton ref={button} type="button" aria-description={why}>
        {chip}
      </UnstyledButton>
      {hasTooltip ? <StatusTooltip label={why} target={button} /> : null}
    </>
  );
}
