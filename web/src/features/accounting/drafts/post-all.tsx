// Default export: loaded when it is opened.
import { postingRoutes } from '@driftig/contracts/ledger/posting';
import { useRef } from 'react';

import { call } from '../../../api/client.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { BatchDialog } from '../../../ui/batch/batch-dialog.tsx';
import { messageOf } from '../../../api/errors.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import type { Draft } from '../queries.ts';
import { texts } from './texts.ts';

interface PostAllProps {
  /** Drafts that can be posted, as they were when it was opened. */
  drafts: readonly Draft[];
  onClose: () => void;
}

/** Posts drafts one after another, the lowest number first; the failed ones are listed and can be tried again. */
export default function PostAll({ drafts, onClose }: PostAllProps) {
  const act = usePosting();
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.postFailed)}>
      <BatchDialog
        title={texts.postAllTitle(drafts.length)}
        items={drafts}
        nameOf={({ number, description }) => `${number} ${description}`}
        act={act}
        onEnd={({ done }) => {
          if (done.length === drafts.length) toastSuccess(texts.postedAll(done.length));
        }}
        onClose={onClose}
        progressLabel={texts.postingAll}
        doneText={texts.postedAll}
        confirmLabel={texts.postAll}
      >
        <p>{texts.postAllText}</p>
      </BatchDialog>
    </ErrorTextContext>
  );
}

/** Each draft keeps its key, so a retry after a lost answer posts it once. */
function usePosting() {
  const keys = useRef(new Map<string, string>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const post = async ({ id, version }: Draft) => {
    const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, idempotencyKey);
    await call(postingRoutes.postDraft, { params: { id }, body: { version } }, { idempotencyKey });
  };
  return (draft: Draft): Promise<void> => {
    const own = turn.current.then(() => post(draft));
    turn.current = Promise.allSettled([own]);
    return own;
  };
}
