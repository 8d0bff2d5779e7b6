// Default export: loaded lazily by the list.
import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { recordTypes, type RecordTypeName } from '@driftig/contracts/records/record-types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { invalidate } from '../api/changes.ts';
import { messageOf } from '../api/errors.ts';
import { BatchDialog } from '../ui/batch/batch-dialog.tsx';
import type { BatchResult } from '../ui/batch/run-batch.ts';
import { ErrorTextContext } from '../ui/feedback/error-text.ts';
import { toastSuccess } from '../ui/feedback/toast.tsx';
import { changeStatus } from './change-status.ts';
import { fetchNewest, removeFromList, removeRecordInBatch } from './queries.ts';
import { nameOf } from './record-columns.ts';
import { texts, typeTexts } from './texts.ts';

export interface BulkJob {
  readonly rows: readonly RecordAnswer[];
  /** Clears the selection. */
  readonly clear: () => void;
  /** The status to set; without it the rows are deleted. */
  readonly status?: string;
}

interface BulkRecordsDialogProps {
  typeName: RecordTypeName;
  job: BulkJob;
  onClose: () => void;
}

export default function BulkRecordsDialog({ typeName, job, onClose }: BulkRecordsDialogProps) {
  const type: RecordType = recordTypes[typeName];
  const shared = {
    nameOf: (row: RecordAnswer) => nameOf(type, row),
    items: job.rows,
    onClose,
  };
  const { status } = job;
  return status === undefined ? (
    <DeleteMany typeName={typeName} job={job} {...shared} />
  ) : (
    <ChangeMany typeName={typeName} job={job} status={status} {...shared} />
  );
}

interface ManyProps extends BulkRecordsDialogProps {
  nameOf: (row: RecordAnswer) => string;
  items: readonly RecordAnswer[];
}

const countText = (typeName: RecordTypeName, count: number) => {
  const { noun, plural } = recordTypes[typeName];
  return `${count} ${count === 1 ? noun : plural}`;
};

function DeleteMany({ typeName, job, ...shared }: ManyProps) {
  const client = useQueryClient();
  const { deletion, deletionOfMany = texts.removeMany } = typeTexts[typeName];
  // Collected, so that caches are invalidated once, after the last deletion.
  const stale = useRef(new Set<string>());
  const doneText = (count: number) => texts.deletedMany(countText(typeName, count));
  const end = ({ done }: BatchResult<RecordAnswer>) => {
    const ids = done.map(({ id }) => id);
    removeFromList(client, typeName, ids);
    void invalidate(stale.current);
    if (ids.length < job.rows.length) return;
    job.clear();
    toastSuccess(doneText(ids.length));
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <BatchDialog
        {...shared}
        title={texts.removeTitle(countText(typeName, job.rows.length))}
        act={({ id }) => removeRecordInBatch(typeName, id, stale.current)}
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

function ChangeMany({ typeName, job, status, ...shared }: ManyProps & { status: string }) {
  const client = useQueryClient();
  const { statuses = {} }: RecordType = recordTypes[typeName];
  const label = statuses[status]?.label ?? '';
  const doneText = (count: number) => texts.changedMany(countText(typeName, count), label);
  // After a conflict (409) a retry starts from the newest version.
  const newest = useRef(new Map<string, RecordAnswer>());
  const change = async (chosen: RecordAnswer) => {
    const row = newest.current.get(chosen.id) ?? chosen;
    if (row['status'] === status) return;
    try {
      await changeStatus(client, typeName, row, status);
    } catch (error) {
      const now = await fetchNewest(client, typeName, row.id).catch(() => row);
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
        title={texts.changeTitle(countText(typeName, job.rows.length), label)}
        act={change}
        onEnd={end}
        progressLabel={texts.changedSoFar}
        doneText={doneText}
      />
    </ErrorTextContext>
  );
}
