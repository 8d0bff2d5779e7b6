import { postingRoutes } from '@driftig/contracts/ledger/posting';

import { call } from '../../../api/client.ts';
import type { BookedExpense, Voucher } from '../queries.ts';
import { PostVoucherDialog } from './post-voucher-dialog.tsx';
import { texts } from './texts.ts';

interface PostReceiptProps {
  receipt: Voucher;
  onClose: () => void;
}

/** Posts the receipt as it is shown: its version is sent along. */
export function PostReceipt({ receipt, onClose }: PostReceiptProps) {
  const { id, version, businessName, price, vat, type } = receipt;
  const account = receipt.account === '' ? null : receipt.account;
  const start = type === 'income' ? { creditId: account } : { debitId: account };
  return (
    <PostVoucherDialog
      name={businessName}
      submitLabel={texts.post}
      start={start}
      amount={price}
      vat={vat}
      post={(accounts, idempotencyKey) => {
        const input = { params: { id }, body: { ...accounts, version } };
        return call(postingRoutes.postReceipt, input, { idempotencyKey });
      }}
      onClose={onClose}
    />
  );
}

interface PostExpenseProps {
  expense: BookedExpense;
  onClose: () => void;
}

export function PostExpense({ expense, onClose }: PostExpenseProps) {
  const { id, version, description, name, amount } = expense;
  return (
    <PostVoucherDialog
      name={description === '' ? name : description}
      submitLabel={texts.postExpense}
      amount={amount}
      vat={0}
      post={(accounts, idempotencyKey) => {
        const input = { params: { id }, body: { ...accounts, version } };
        return call(postingRoutes.postExpense, input, { idempotencyKey });
      }}
      onClose={onClose}
    />
  );
}
