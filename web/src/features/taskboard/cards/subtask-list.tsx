import { longestTaskTitle } from '@driftig/contracts/taskboard/shapes';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

import type { BoardSubtask, NamedTask } from '../../../shared/board-tasks/board-types.ts';
import { texts } from '../texts.ts';
import type { SubtaskActions } from './card-actions.ts';
import { SubtaskRow } from './subtask-row.tsx';
import classes from './subtasks.module.css';

interface SubtaskListProps {
  id?: string;
  task: NamedTask;
  subtasks: readonly BoardSubtask[];
  actions: SubtaskActions;
  /** Opens the whole task, where these are not all of its subtasks. */
  onAll?: (() => void) | undefined;
  count?: number;
}

/** The subtasks of a task: tick off, progress, status, add and delete. */
export function SubtaskList({ id, task, subtasks, actions, onAll, count = 0 }: SubtaskListProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <div id={id} className={classes.subtasks} data-no-drag>
      <ul className={classes.list}>
        {subtasks.map((subtask) => (
          <SubtaskRow
            key={subtask.id}
            subtask={subtask}
            isOpen={openId === subtask.id}
            onToggle={() => setOpenId((now) => (now === subtask.id ? undefined : subtask.id))}
            onSave={(changed) => actions.saveSubtask(task, changed)}
            onRemove={() => actions.removeSubtask(task, subtask)}
          />
        ))}
      </ul>
      {onAll !== undefined ? (
        <Button variant="subtle" size="compact-sm" onClick={onAll}>
          {texts.allSubtasks(count)}
        </Button>
      ) : null}
      <NewSubtask onAdd={(title) => actions.addSubtask(task, title)} />
    </div>
  );
}

function NewSubtask({ onAdd }: { onAdd: (title: string) => Promise<boolean> }) {
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    if (title.trim() === '') {
      setError(texts.subtaskEmpty);
      return;
    }
    setBusy(true);
    if (await onAdd(title.trim())) setTitle('');
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) void add();
  };
  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <TextInput
        aria-label={texts.newSubtask}
        placeholder={texts.newSubtask}
        className={classes.addTitle ?? ''}
        maxLength={longestTaskTitle}
        value={title}
        error={error}
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" loading={isBusy}>
        {texts.addSubtask}
      </Button>
    </form>
  );
}
