import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { call } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { changeAbsence } from '../../../shared/holiday-balance/change-absence.ts';
import type { Entry } from '../../../shared/holiday-balance/queries.ts';
import { nameOf } from '../../../shared/holiday-balance/entry-text.ts';
import { texts } from './texts.ts';

/** Asks before a saved application is deleted. Where that fails, it says so, and the row stays. */
export function DeleteDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const remove = async () => {
    const { message } = await changeAbsence(() =>
      call(vacationRoutes.deleteAbsence, { params: { absenceId: entry.absenceId } }),
    );
    toastSuccess(message);
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={remove}
      title={texts.deleteTitle(nameOf(entry))}
      confirmLabel={texts.remove}
      danger
    >
      {texts.deleteHelp}
    </ConfirmDialog>
  );
}
