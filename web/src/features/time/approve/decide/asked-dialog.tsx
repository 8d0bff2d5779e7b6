import { longestRemark } from '@driftig/contracts/time/report-status';
import { Suspense } from 'react';

import { LazyBoundary } from '../../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { nameOfReport } from '../rows/report-text.ts';
import { texts } from '../texts.ts';
import type { Asked, Decisions } from './use-decisions.ts';

const RejectDialog = lazyWhenIdle(
  () => import('../../../../shared/decision-lists/reject-dialog.tsx'),
);
const ApproveDialog = lazyWhenIdle(() => import('./approve-dialog.tsx'));
const BatchesDialog = lazyWhenIdle(() => import('./batches-dialog.tsx'));
const RemarksDialog = lazyWhenIdle(() => import('../../entry/remarks-dialog.tsx'));
const HistoryDialog = lazyWhenIdle(() => import('../../entry/history-dialog.tsx'));

interface AskedDialogProps {
  decisions: Decisions;
  /** When the rows on the screen were read. */
  readAt: number;
}

/** The dialog of what is asked before a decision, or shown with a row. */
export function AskedDialog({ decisions, readAt }: AskedDialogProps) {
  const { asked } = decisions;
  if (asked === undefined) return null;
  return (
    <LazyBoundary>
      <Suspense>
        <Shown asked={asked} decisions={decisions} readAt={readAt} />
      </Suspense>
    </LazyBoundary>
  );
}

function Shown({ asked, decisions, readAt }: AskedDialogProps & { asked: Asked }) {
  const { close } = decisions;
  if (asked.kind === 'approve')
    return (
      <ApproveDialog
        entries={asked.entries}
        onClose={close}
        onDone={asked.clear}
        onUndo={(entries) => decisions.ask({ kind: 'recall', entries })}
      />
    );
  if (asked.kind === 'recall')
    return <BatchesDialog entries={asked.entries} decision="pending" onClose={close} />;
  const { entry } = asked;
  if (asked.kind === 'remark') return <RemarksDialog entry={entry} onClose={close} />;
  if (asked.kind === 'history') return <HistoryDialog entry={entry} onClose={close} />;
  if (asked.kind === 'reject') {
    const reject = (reason: string) => decisions.reject(entry, reason);
    return (
      <RejectDialog
        name={nameOfReport(entry)}
        help={texts.rejectHelp}
        required={texts.noRemark}
        maxLength={longestRemark}
        onClose={close}
        onReject={reject}
      />
    );
  }
  return (
    <ConfirmDialog
      opened
      onClose={close}
      onConfirm={() => decisions.removeRow(entry, readAt)}
      title={texts.removeTitle(nameOfReport(entry))}
      confirmLabel={texts.remove}
      danger
    >
      {texts.removeHelp}
    </ConfirmDialog>
  );
}
