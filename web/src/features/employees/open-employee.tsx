// Default export: loaded lazily by the list, together with the form.
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { useQuery } from '@tanstack/react-query';

import { ApiError, errorIdOf } from '../../api/errors.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { employeeQuery } from './queries.ts';
import { lockedReason } from './change-reasons.ts';
import type { EditContext } from './change-reasons.ts';
import { texts } from './texts.ts';

interface OpenEmployeeProps {
  id: string;
  /** Undefined while the list loads and when it has no such id. */
  row: EmployeeRow | undefined;
  editContext: EditContext;
  onClose: () => void;
}

/** The dialog for the employee in the URL, with freshly fetched data. */
export default function OpenEmployee({ id, row, editContext, onClose }: OpenEmployeeProps) {
  const { data, error, refetch } = useQuery(employeeQuery(id));
  const lock = row && lockedReason(editContext, row);
  if (data && row && lock === undefined)
    return <EditDialog person={data} row={row} editContext={editContext} onClose={onClose} />;
  const missing = error instanceof ApiError && error.status < 500;
  return (
    <Dialog opened title={texts.editTitle} onClose={onClose}>
      {lock}
      {missing ? <EmptyState title={texts.notFound} text={texts.gone} /> : null}
      {error && !missing ? (
        <ErrorState errorId={errorIdOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {error || lock ? null : <SkeletonRows height={60} />}
    </Dialog>
  );
}
