import { longestComment } from '@driftig/contracts/vacation/absence-type';
import { noRemark } from '@driftig/domain/vacation/decide';
import { Suspense } from 'react';

import { LazyBoundary } from '../../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { nameOfEntry } from '../entry/entry-text.ts';
import { texts } from '../texts.ts';
import type { Asked, Decisions } from './use-decisions.ts';

const FreeShiftsDialog = lazyWhenIdle(() => import('./free-shifts-dialog.tsx'));
const RejectDialog = lazyWhenIdle(
  () => import('../../../../shared/decision-lists/reject-dialog.tsx'),
);
const CommentDialog = lazyWhenIdle(() => import('./comment-dialog.tsx'));
const ApproveManyDialog = lazyWhenIdle(() => import('./approve-many-dialog.tsx'));

/** The dialog of what is asked before a decision, or shown with a row. */
export function AskedDialog({ decisions }: { decisions: Decisions }) {
  const { asked } = decisions;
  if (asked === undefined) return null;
  return (
    <LazyBoundary>
      <Suspense>
        <Shown asked={asked} decisions={decisions} />
      </Suspense>
    </LazyBoundary>
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
  if (asked.kind === 'shifts') {
    const { shifts } = asked;
    const approve = (frees: boolean) => decisions.approveWithShifts(entry, frees, shifts.length);
    return <FreeShiftsDialog entry={entry} shifts={shifts} onClose={close} onApprove={approve} />;
  }
  if (asked.kind === 'reject') {
    const reject = (reason: string) => decisions.reject(entry, reason);
    return (
      <RejectDialog
        name={nameOfEntry(entry)}
        help={texts.remarkHelp}
        required={noRemark}
        maxLength={longestComment}
        onClose={close}
        onReject={reject}
      />
    );
  }
  return (
    <ConfirmDialog
      opened
      onClose={close}
      onConfirm={() => decisions.remove(entry)}
      title={texts.removeTitle(nameOfEntry(entry))}
      confirmLabel={texts.remove}
      danger
    >
      {texts.removeHelp}
    </ConfirmDialog>
  );
}
