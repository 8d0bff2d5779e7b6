import { periodListRoutes } from '@driftig/contracts/periods/periods';

import { call } from '../../../api/client.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { texts } from './texts.ts';

interface FilePeriodProps {
  period: { readonly id: string; readonly from: string; readonly to: string };
  onClose: () => void;
}

/** Asks whether the VAT of a period was filed; nothing is posted to it from then on. */
export function FilePeriod({ period, onClose }: FilePeriodProps) {
  const idempotency = useIdempotencyKey();
  const file = async () => {
    const input = { params: { id: period.id } };
    const idempotencyKey = idempotency.keyFor(input);
    toastSuccess((await call(periodListRoutes.fileVatPeriod, input, { idempotencyKey })).message);
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={file}
      title={texts.fileTitle(period)}
      confirmLabel={texts.file}
    >
      {texts.fileText}
    </ConfirmDialog>
  );
}
