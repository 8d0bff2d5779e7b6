import { NativeSelect, Slider } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { BoardSubtask } from '../../../shared/board-tasks/board-types.ts';
import { withProgress, withStatus } from '../model/subtask-change.ts';
import { statusOptions } from '../../../shared/board-tasks/statuses.ts';
import { texts } from '../texts.ts';
import classes from './subtasks.module.css';

interface SubtaskControlsProps {
  subtask: BoardSubtask;
  onSave: (changed: BoardSubtask) => void;
  onRemove: () => void;
}

/** Progress slider, status and delete. The slider saves when it is let go. */
export function SubtaskControls({ subtask, onSave, onRemove }: SubtaskControlsProps) {
  const { title, status, progress } = subtask;
  const [dragged, setDragged] = useState<number>();
  return (
    <div className={classes.controls}>
      <Slider
        thumbLabel={texts.progressOf(title)}
        thumbProps={{ 'aria-valuetext': texts.percent(dragged ?? progress) }}
        className={classes.slider ?? ''}
        label={texts.percent}
        step={10}
        value={dragged ?? progress}
        onChange={setDragged}
        onChangeEnd={(value) => {
          setDragged(undefined);
          onSave({ ...subtask, ...withProgress(subtask, value) });
        }}
      />
      <NativeSelect
        aria-label={texts.editSubtask(title)}
        data={[...statusOptions]}
        value={status}
        onChange={({ currentTarget }) => {
          const chosen = statusOptions.find(({ value }) => value === currentTarget.value);
          if (chosen !== undefined) onSave({ ...subtask, ...withStatus(subtask, chosen.value) });
        }}
      />
      <IconButton icon={IconTrash} label={texts.removeSubtask(title)} onClick={onRemove} />
    </div>
  );
}
