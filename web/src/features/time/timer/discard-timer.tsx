import { timeRoutes } from '@driftig/contracts/time/routes';

import { call } from '../../../api/client.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { changeTime } from '../change-time.ts';
import { texts } from './texts.ts';

/** Asks before a timer is thrown away. */
export function DiscardTimer({ clock, onClose }: { clock: string; onClose: () => void }) {
  const discard = async () => {
    const { message } = await changeTime(() => call(timeRoutes.discardTimer, {}));
    toastSuccess(message);
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={discard}
      title={texts.discardTitle}
      confirmLabel={texts.discard}
      cancelLabel={texts.keep}
      danger
    >
      {texts.discardHelp(clock)}
    </ConfirmDialog>
  );
}
