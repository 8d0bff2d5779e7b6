import type { Project } from '@driftig/contracts/time/project-routes';
import { useId, useState, type KeyboardEvent } from 'react';

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Which row the arrow keys are at, while the focus stays in the search. */
export function useActiveOption(
  options: readonly Project[],
  chosen: string,
  onChoose: (project: Project) => void,
) {
  const listId = useId();
  const [moved, setMoved] = useState<number>();
  const start = Math.max(
    0,
    options.findIndex(({ projectId }) => projectId === chosen),
  );
  const index = Math.min(moved ?? start, options.length - 1);
  const current = options[index];
  const idOf = ({ projectId }: Project) => `${listId}-${projectId}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = (index + step + options.length) % options.length;
      setMoved(next);
      const option = options[next];
      if (option) document.getElementById(idOf(option))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && current) {
      // A form behind the dialog is a React parent of this field.
      event.preventDefault();
      event.stopPropagation();
      onChoose(current);
    }
  };
  return { listId, current, idOf, onKeyDown, reset: () => setMoved(undefined) };
}

export type ActiveOption = ReturnType<typeof useActiveOption>;
