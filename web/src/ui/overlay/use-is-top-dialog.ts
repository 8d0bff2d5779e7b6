import { useId, useLayoutEffect } from 'react';

/** Ids of the open dialogs, the top one last. */
const openDialogs: string[] = [];

/**
 * useIsTopDialog(opened) -> () => boolean: whether this dialog is the topmost. All open dialogs get
 * the Esc key, and only the topmost may act on it.
 */
export function useIsTopDialog(opened: boolean): () => boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return undefined;
    openDialogs.push(id);
    return () => void openDialogs.splice(openDialogs.lastIndexOf(id), 1);
  }, [opened, id]);
  return () => openDialogs.at(-1) === id;
}
