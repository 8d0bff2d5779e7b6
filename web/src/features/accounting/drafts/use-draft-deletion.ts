import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { useEffect, useRef, useState } from 'react';

import { call } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { invalidate } from '../../../api/queries/changes.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import type { Draft } from '../queries.ts';
import { texts } from './texts.ts';

/** How long a deleted draft can be brought back (product B7). */
const UNDO_SECONDS = 10;

/** Sent so that it survives the tab. A draft that is gone already, as by another tab, counts as deleted. */
async function deleteForGood({ id }: Draft): Promise<void> {
  try {
    await call(draftRoutes.deleteAccountingDraft, { params: { id } }, { keepalive: true });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    await invalidate(new Set([draftRoutes.listAccountingDrafts.key]));
  }
}

/**
 * Marks one draft as deleted for ten seconds. It is deleted for good after that, when another one is marked,
 * and when the dialog or the tab is closed. When that fails the draft is there again.
 */
export function useDraftDeletion() {
  const [marked, setMarked] = useState<Draft>();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const waiting = useRef<Draft>(undefined);

  const finish = () => {
    const draft = waiting.current;
    if (draft === undefined) return;
    waiting.current = undefined;
    setMarked(undefined);
    setLeaving((ids) => [...ids, draft.id]);
    void deleteForGood(draft)
      .catch((error: unknown) => toastFailure(texts.deleteFailed, { text: messageOf(error, '') }))
      .finally(() => setLeaving((ids) => ids.filter((id) => id !== draft.id)));
  };
  const mark = (draft: Draft) => {
    finish();
    waiting.current = draft;
    setMarked(draft);
  };
  const undo = () => {
    waiting.current = undefined;
    setMarked(undefined);
  };

  useFinishOnLeave(finish);
  const isHidden = ({ id }: Draft) => id === marked?.id || leaving.includes(id);
  return { marked, mark, undo, finish, isHidden };
}

/** Counts down from the first render, and calls `onEnd` once at 0. */
export function useSecondsLeft(onEnd: () => void): number {
  const [left, setLeft] = useState(UNDO_SECONDS);
  const newest = useRef(onEnd);
  useEffect(() => {
    newest.current = onEnd;
  });
  useEffect(() => {
    const end = Date.now() + UNDO_SECONDS * 1000;
    const tick = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1000);
      setLeft(Math.max(seconds, 0));
      if (seconds > 0) return;
      clearInterval(tick);
      newest.current();
    }, 250);
    return () => clearInterval(tick);
  }, []);
  return left;
}

function useFinishOnLeave(finish: () => void): void {
  const newest = useRef(finish);
  useEffect(() => {
    newest.current = finish;
  });
  useEffect(() => {
    const leave = () => newest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
