import { Suspense } from 'react';

import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { DeleteDialog } from '../entry/delete-dialog.tsx';
import type { Asked } from './use-asked.ts';

const RemarksDialog = lazyWhenIdle(() => import('../entry/remarks-dialog.tsx'));
const HistoryDialog = lazyWhenIdle(() => import('../entry/history-dialog.tsx'));

/** The dialog of a row: its remarks, its history, or whether to delete it. */
export function AskedDialog({ asked: { current, close } }: { asked: Asked }) {
  if (current === undefined) return null;
  const { kind, entry } = current;
  if (kind === 'delete') return <DeleteDialog entry={entry} onClose={close} />;
  const Opened = kind === 'remarks' ? RemarksDialog : HistoryDialog;
  return (
    <LazyBoundary>
      <Suspense>
        <Opened entry={entry} onClose={close} />
      </Suspense>
    </LazyBoundary>
  );
}
