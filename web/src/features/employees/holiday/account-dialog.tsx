// Default export: loaded lazily by HolidayCard.
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { nameOf } from '@driftig/domain/employees/name-of';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AccountForm } from './account-form.tsx';
import { accountQuery } from './queries.ts';
import { texts } from './texts.ts';

interface AccountDialogProps {
  row: EmployeeRow;
  onClose: () => void;
}

/** Facts of a person's holiday, fetched again each time it is opened. */
export default function AccountDialog({ row, onClose }: AccountDialogProps) {
  const query = useQuery(accountQuery(row.id));
  if (query.data) return <AccountForm account={query.data} row={row} onClose={onClose} />;
  return (
    <Dialog opened title={texts.dialogTitle(nameOf(row))} onClose={onClose} size={720}>
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={4}>
        {() => null}
      </QueryResult>
    </Dialog>
  );
}
