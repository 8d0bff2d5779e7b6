import { longestRemark } from '@driftig/contracts/time/report-status';

import { QuestionDialog } from '../../../../shared/decision-lists/question-dialog.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { nameOfReport } from '../rows/report-text.ts';
import { texts } from '../texts.ts';
import type { Asked, Decisions } from './use-decisions.ts';

const ApproveDialog = lazyWhenIdle(() => import('./approve-dialog.tsx'));
const BatchesDialog = lazyWhenIdle(() => import('./batches-dialog.tsx'));
const RemarksDialog = lazyWhenIdle(() => import('../../entry/remarks-dialog.tsx'));
const HistoryDialog = lazyWhenIdle(() => import('../../entry/history-dialog.tsx'));

interface AskedDialogProps {
  decisions: Decisions;
  /** When the rows on the screen were read. */
  readAt: number;
}

const rejection = {
  help: texts.rejectHelp,
  required: texts.noRemark,
  maxLength: longestRemark,
};

/** The dialog of what is asked before a decision, or shown with a row. */
export function AskedDialog({ decisions, readAt }: AskedDialogProps) {
  return (
    <QuestionDialog
      decisions={decisions}
      nameOf={nameOfReport}
      reject={rejection}
      remove={{
        help: texts.removeHelp,
        onConfirm: (entry) => decisions.removeRow(entry, readAt),
      }}
    >
      {(asked: Asked) => <Shown asked={asked} decisions={decisions} />}
    </QuestionDialog>
  );
}

function Shown({ asked, decisions }: { asked: Asked; decisions: Decisions }) {
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
  const Dialog = asked.kind === 'remark' ? RemarksDialog : HistoryDialog;
  return <Dialog entry={asked.entry} onClose={close} />;
}
