/** DeleteDialog { entry, onClose } — asks before hours are deleted. Where that fails it says so and stays. */
import { timeRoutes } from '@driftig/contracts/time/routes';

import { call } from '../../../api/client.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { changeTime } from '../change-time.ts';
import type { Entry } from '../queries.ts';
import { nameOf } from './entry-text.ts';
import { texts } from './texts.ts';

export function DeleteDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const remove = async () => {
    const { message } = await changeTime(() =>
      call(timeRoutes.deleteTimeReport, { params: { reportId: entry.reportId } }),
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
