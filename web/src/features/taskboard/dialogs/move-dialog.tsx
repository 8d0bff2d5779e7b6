// Default export: loaded when it is opened.
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';

import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { BoardCategory, BoardTask } from '../../../shared/board-tasks/board-types.ts';
import { neighboursOf, placeOf, type Move } from '../model/moves.ts';
import classes from './dialogs.module.css';
import { texts } from './texts.ts';

interface MoveDialogProps {
  task: BoardTask;
  categories: readonly BoardCategory[];
  onMove: (move: Move) => void;
  onClose: () => void;
}

/** 'Flyt til …': the way of moving a task without dragging it. */
export default function MoveDialog({ task, categories, onMove, onClose }: MoveDialogProps) {
  const [categoryId, setCategoryId] = useState(
    () => placeOf(categories, task.id)?.categoryId ?? '',
  );
  const [position, setPosition] = useState<'first' | 'last'>('first');
  const move = () => {
    const index = position === 'first' ? 0 : Infinity;
    onMove({
      taskId: task.id,
      categoryId,
      ...neighboursOf(categories, task.id, { categoryId, index }),
    });
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.moveTitle(task.title)}
      size={440}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" onClick={move}>
            {texts.move}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <NativeSelect
          label={texts.moveTo}
          data={categories
            .filter(({ isSeen }) => isSeen)
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={categoryId}
          onChange={({ currentTarget }) => setCategoryId(currentTarget.value)}
          data-autofocus
        />
        <Segmented
          label={texts.position}
          value={position}
          options={[
            { value: 'first', label: texts.positions.first },
            { value: 'last', label: texts.positions.last },
          ]}
          onChange={setPosition}
          fullWidth
        />
      </div>
    </Dialog>
  );
}
