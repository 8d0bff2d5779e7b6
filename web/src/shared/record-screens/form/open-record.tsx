// Default export: loaded lazily by the list, like the form.
import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ApiError, errorIdOf } from '../../../api/errors.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { recordQuery } from '../change/queries.ts';
import RecordDialog from './record-dialog.tsx';
import { texts } from '../texts.ts';
import type { RecordScreen } from '../views/record-view.ts';

/** Whether the rows of the list have all fields of the record. */
const isRowComplete = ({ fields }: RecordType) =>
  Object.values(fields).every(({ detail }) => !detail);

interface OpenRecordProps {
  screen: RecordScreen;
  id: string;
  /** The row of the list, once that is loaded. */
  row: RecordAnswer | undefined;
  /** Shown instead of the form. */
  show?: ((record: RecordAnswer, onClose: () => void) => ReactNode) | undefined;
  onClose: () => void;
}

/** The record in the URL: from the list, or fetched while the list does not have it yet. */
export default function OpenRecord({ screen, id, row, show, onClose }: OpenRecordProps) {
  const query = recordQuery(screen, id);
  const whole = row !== undefined && isRowComplete(screen.type);
  const { data, error, refetch } = useQuery(whole ? { ...query, initialData: row } : query);
  if (data && show) return show(data, onClose);
  if (data) return <RecordDialog screen={screen} record={data} onClose={onClose} />;
  const { edit, notFound } = screen.words;
  const missing = error instanceof ApiError && error.status < 500;
  return (
    <Dialog opened title={edit} onClose={onClose}>
      {missing ? <EmptyState title={notFound} text={texts.gone} /> : null}
      {error && !missing ? (
        <ErrorState errorId={errorIdOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {error ? null : <SkeletonRows height={60} />}
    </Dialog>
  );
}
