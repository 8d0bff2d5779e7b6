// Default export: loaded lazily, when many are decided.
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';

import { BatchProgress } from '../../../../ui/batch/batch-progress.tsx';
import { toastUndo } from '../../../../ui/feedback/toast-undo.tsx';
import { toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { recoverFocusHere } from '../../../../ui/focus/recover-focus.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { LeaveGuard } from '../../../../ui/unsaved-changes/leave-guard.tsx';
import type { Entry } from '../../queries.ts';
import { BatchesOutcome } from './batches-outcome.tsx';
import { batchSize, useBatches, type Outcome } from './batches.ts';
import { texts } from '../texts.ts';

interface BatchesDialogProps {
  entries: readonly Entry[];
  decision: 'approved' | 'pending';
  onClose: () => void;
  /** Offers to take back what was done. */
  onUndo?: (entries: readonly Entry[]) => void;
}

const wordsOf = {
  approved: { title: texts.manyRuns, progress: texts.manyProgress, done: texts.manyDone },
  pending: { title: texts.recallTitle, progress: texts.recallProgress, done: texts.recallDone },
} as const;

/** Decides many, with a progress bar; what was refused stays on the screen with its reason. */
export default function BatchesDialog({ entries, decision, onClose, onUndo }: BatchesDialogProps) {
  const words = wordsOf[decision];
  // Each decision makes a version more, which taking it back is asked of.
  const doneIn = ({ done }: Outcome) =>
    entries
      .filter(({ reportId }) => done.has(reportId))
      .map((entry) => ({ ...entry, version: entry.version + 1 }));
  const end = (outcome: Outcome) => {
    if (outcome.done.size < entries.length) return;
    onClose();
    const said = words.done(outcome.done.size);
    if (onUndo) toastUndo(said, () => onUndo(doneIn(outcome)));
    else toastSuccess(said);
  };
  const { state, run, tryAgain, stop, outcome } = useBatches({ entries, decision, onEnd: end });
  const runAtOnce = useEffectEvent(run);
  useEffect(() => runAtOnce(), []);
  const isOver = state.step === 'over';
  const finished = state.step === 'running' ? state.finished * batchSize : 0;
  return (
    <>
      <Dialog
        opened
        onClose={isOver ? onClose : undefined}
        busy={!isOver}
        title={words.title(entries.length)}
        size={480}
        small
        footer={
          isOver ? (
            <>
              {onUndo && outcome.done.size > 0 ? (
                <Button onClick={() => onUndo(doneIn(outcome))}>{texts.undo}</Button>
              ) : null}
              <Button onClick={onClose}>{texts.close}</Button>
              {state.result.failed.length > 0 ? (
                <Button variant="filled" onClick={() => tryAgain(state.result)}>
                  {texts.retry}
                </Button>
              ) : null}
            </>
          ) : (
            <Button onClick={stop}>{texts.stop}</Button>
          )
        }
      >
        <div key={state.step} ref={recoverFocusHere} tabIndex={-1}>
          {isOver ? (
            <BatchesOutcome
              entries={entries}
              outcome={outcome}
              result={state.result}
              doneText={words.done}
            />
          ) : (
            <BatchProgress
              label={words.progress}
              finished={Math.min(finished, entries.length)}
              total={entries.length}
            />
          )}
        </div>
      </Dialog>
      <LeaveGuard when={!isOver} />
    </>
  );
}
