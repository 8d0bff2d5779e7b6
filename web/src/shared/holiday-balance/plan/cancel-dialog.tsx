/**
 * CancelHolidayDialog { entry, onClose, onCancelled? } — asks before a holiday that waits is cancelled, from a
 * calendar or a dashboard (product Y8, X16). Where that fails, it says so and stays.
 */
import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { changeAbsence } from '../change-absence.ts';
import type { Entry } from '../queries.ts';
import { nameOf } from '../entry-text.ts';
import { texts } from './texts.ts';

interface CancelHolidayDialogProps {
  entry: Entry;
  onClose: () => void;
  onCancelled?: () => void;
}

const failureOf = (error: unknown) => messageOf(error, texts.cancelFailed);

export function CancelHolidayDialog(props: CancelHolidayDialogProps) {
  const { entry, onClose, onCancelled } = props;
  const cancel = async () => {
    const { message } = await changeAbsence(() =>
      call(vacationRoutes.cancelVacation, { params: { absenceId: entry.absenceId } }),
    );
    toastSuccess(message);
    onCancelled?.();
  };
  return (
    <ErrorTextContext value={failureOf}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={cancel}
        title={texts.cancelTitle(nameOf(entry))}
        confirmLabel={texts.cancelHoliday}
        cancelLabel={texts.keep}
        danger
      >
        {texts.cancelQuestion}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
