import { useRef } from 'react';

import { describeError } from '../../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { texts } from '../texts.ts';
import { afterUndo, saveChange, type Stored } from './save-change.ts';
import { useUndoKey } from './use-undo-key.ts';

const mostUndo = 20;

/** `key` stays when the version that it meets changes. */
interface Undoable extends Stored {
  readonly key: string;
}

/** Takes changes back, by their key or the newest by Ctrl+Z (product K32). `refetch` follows a failure. */
export function useUndo(refetch: () => Promise<void>) {
  const undoable = useRef<readonly Undoable[]>([]);

  const remember = (back: Stored): string => {
    const key = crypto.randomUUID();
    undoable.current = [...undoable.current.slice(1 - mostUndo), { ...back, key }];
    return key;
  };

  const undo = async (key: string) => {
    const stored = undoable.current.find((one) => one.key === key);
    if (stored === undefined) return;
    undoable.current = undoable.current.filter((one) => one !== stored);
    try {
      await saveChange(stored);
      undoable.current = afterUndo(undoable.current, stored);
      toastSuccess(texts.saved.undone);
    } catch (error) {
      toastFailure(texts.notUndone, { text: describeError(error) });
      await refetch();
    }
  };

  useUndoKey(() => {
    const last = undoable.current.at(-1);
    if (last !== undefined) void undo(last.key);
    return last !== undefined;
  });

  return { remember, undo };
}
