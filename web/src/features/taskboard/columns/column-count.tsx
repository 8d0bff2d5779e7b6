import { boardStatusTexts } from '@driftig/contracts/taskboard/status';
import { whyCount } from '@driftig/domain/why/grouped-count';

import { Why } from '../../../shared/why/why.tsx';
import type { ShownCategory } from '../model/shown-tasks.ts';
import { texts } from '../texts.ts';

interface ColumnCountProps {
  category: Pick<ShownCategory, 'name' | 'found'>;
  onOpen: (taskId: string) => void;
  /** Beside the number, where that is the part of a button. */
  isIcon?: boolean;
}

/** How many tasks a category has; it opens to them by status, also to those that are folded away. */
export function ColumnCount({ category, onOpen, isIcon = false }: ColumnCountProps) {
  const { name, found } = category;
  if (found.length === 0) return isIcon ? null : 0;
  const byStatus = Object.keys(boardStatusTexts).flatMap((one) =>
    found.filter(({ status }) => status === one),
  );
  const tasks = () =>
    byStatus.map(({ id, title, statusText }) => ({ group: statusText, label: title, place: id }));
  return (
    <Why
      label={texts.countOf(name)}
      answer={() => whyCount('tasksOfColumn', texts.countOf(name), tasks())}
      onOpen={onOpen}
    >
      {isIcon ? undefined : found.length}
    </Why>
  );
}
