import { longestComment } from '@driftig/contracts/vacation/absence-type';
import { noRemark } from '@driftig/domain/vacation/decide';

import { QuestionDialog } from '../../../../shared/decision-lists/question-dialog.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { nameOfEntry } from '../entry/entry-text.ts';
import { texts } from '../texts.ts';
import type { Asked, Decisions } from './use-decisions.ts';

const FreeShiftsDialog = lazyWhenIdle(() => import('./free-shifts-dialog.tsx'));
const CommentDialog = lazyWhenIdle(() => import('./comment-dialog.tsx'));
const ApproveManyDialog = lazyWhenIdle(() => import('./approve-many-dialog.tsx'));

const rejection = { help: texts.remarkHelp, required: noRemark, maxLength: longestComment };

/** The dialog of what is asked before a decision, or shown with a row. */
export function AskedDialog({ decisions }: { decisions: Decisions }) {
  return (
    <QuestionDialog
      decisions={decisions}
      nameOf={nameOfEntry}
      reject={rejection}
      remove={{ help: texts.removeHelp, onConfirm: decisions.remove }}
    >
      {(asked: Asked) => <Shown asked={asked} decisions={decisions} />}
    </QuestionDialog>
  );
}

function Shown({ asked, decisions }: { asked: Asked; decisions: Decisions }) {
  const { close } = decisions;
  if (asked.kind === 'many') {
    const { entries, clear } = asked;
    const end = () => {
      clear();
      close();
    };
    return <ApproveManyDialog entries={entries} onClose={end} />;
  }
  const { entry } = asked;
  if (asked.kind === 'comment') return <CommentDialog entry={entry} onClose={close} />;
  const { shifts } = asked;
  const approve = (frees: boolean) => decisions.approveWithShifts(entry, frees, shifts.length);
  return <FreeShiftsDialog entry={entry} shifts={shifts} onClose={close} onApprove={approve} />;
}
