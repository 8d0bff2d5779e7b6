import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { isVoucher } from '@driftig/domain/receipts/receipt-status';

import { textOf } from '../../records/kind-column.tsx';
import type { OwnDialogs } from '../../records/record-dialogs.tsx';
import { RecordTablePage } from '../../records/record-table-page.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { texts } from './texts.ts';

const UploadReceiptDialog = lazyWhenIdle(() => import('./upload-receipt-dialog.tsx'));
const ReceiptDialog = lazyWhenIdle(() => import('./receipt-dialog.tsx'));

const lockedReason = (receipt: RecordAnswer) =>
  isVoucher(textOf(receipt, 'status')) ? texts.voucher : undefined;

const dialogs: OwnDialogs = {
  create: (close) => <UploadReceiptDialog onClose={close} />,
  show: (receipt, close) => <ReceiptDialog receipt={receipt} onClose={close} />,
};

/** The list of receipts, with dialogs to upload, show, approve and reject them. */
export default function ReceiptsPage() {
  return (
    <RecordTablePage key="receipts" typeName="receipts" locked={lockedReason} dialogs={dialogs} />
  );
}
