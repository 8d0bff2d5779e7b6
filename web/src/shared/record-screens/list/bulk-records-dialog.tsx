// Default export: loaded lazily by the list.
import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { invalidate } from '../../../api/queries/changes.ts';
import { messageOf } from '../../../api/errors.ts';
import { BatchDialog } from '../../../ui/batch/batch-dialog.tsx';
import type { BatchResult } from '../../../ui/batch/run-batch.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { changeStatus } from '../change/change-status.ts';
import { fetchNewest, removeFromList, removeRecordInBatch } from '../change/queries.ts';
import { nameOf } from './record-columns.ts';
import { texts } from '../texts.ts';
import type { RecordScreen } from '../views/record-view.ts';

export interface BulkJob {
  readonly rows: readonly RecordAnswer[];
  /** Clears the selection. */
  readonly clear: () => void;
  /** The status to set; without it the rows are deleted. */
  readonly status?: string;
}

interface BulkRecordsDialogProps {
  screen: RecordScreen;
  job: BulkJob;
  onClose: () => void;
}

export default function BulkRecordsDialog({ screen, job, onClose }: BulkRecordsDialogProps) {
  const type: RecordType = screen.type;
  const shared = {
    nameOf: (row: RecordAnswer) => nameOf(type, row),
    items: job.rows,
    onClose,
  };
  const { status } = job;
  return status === undefined ? (
    <DeleteMany screen={screen} job={job} {...shared} />
  ) : (
    <ChangeMany screen={screen} job={job} status={status} {...shared} />
  );
}

interface ManyProps extends BulkRecordsDialogProps {
  nameOf: (row: RecordAnswer) => string;
  items: readonly RecordAnswer[];
}

const countText = (screen: RecordScreen, count: number) => {
  const { noun, plural } = screen.type;
  return `${count} ${count === 1 ? noun : plural}`;
};

function DeleteMany({ screen, job, ...shared }: ManyProps) {
  const client = useQueryClient();
  const { deletion, deletionOfMany = texts.removeMany } = screen.words;
  // Collected, so that caches are invalidated once, after the last deletion.
  const stale = useRef(new Set<string>());
  const doneText = (count: number) => texts.deletedMany(countText(screen, count));
  const end = ({ done }: BatchResult<RecordAnswer>) => {
    const ids = done.map(({ id }) => id);
    removeFromList(client, screen, ids);
    void invalidate(stale.current);
    if (ids.length < job.rows.length) return;
    job.clear();
    toastSuccess(doneText(ids.length));
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <BatchDialog
        {...shared}
        title={texts.removeTitle(countText(screen, job.rows.length))}
        act={({ id }) => removeRecordInBatch(screen, id, stale.current)}
        onEnd={end}
        progressLabel={texts.deletedSoFar}
        doneText={doneText}
        confirmLabel={texts.remove}
        danger
      >
        {job.rows.length === 1 ? deletion : deletionOfMany}
      </BatchDialog>
    </ErrorTextContext>
  );
}

function ChangeMany({ screen, job, status, ...shared }: ManyProps & { status: string }) {
  const client = useQueryClient();
  const { statuses = {} }: RecordType = screen.type;
  const label = statuses[status]?.label ?? '';
  const doneText = (count: number) => texts.changedMany(countText(screen, count), label);
  // After a conflict (409) a retry starts from the newest version.
  const newest = useRef(new Map<string, RecordAnswer>());
  const change = async (chosen: RecordAnswer) => {
    const row = newest.current.get(chosen.id) ?? chosen;
    if (row['status'] === status) return;
    try {
      await changeStatus(client, screen, row, status);
    } catch (error) {
      const now = await fetchNewest(client, screen, row.id).catch(() => row);
      newest.current.set(row.id, now);
      throw error;
    }
  };
  const end = ({ done }: BatchResult<RecordAnswer>) => {
    if (done.length < job.rows.length) return;
    job.clear();
    toastSuccess(doneText(done.length));
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.saveFailed)}>
      <BatchDialog
        {...shared}
        title={texts.changeTitle(countText(screen, job.rows.length), label)}
        act={change}
        onEnd={end}
        progressLabel={texts.changedSoFar}
        doneText={doneText}
      />
    </ErrorTextContext>
  );
}
