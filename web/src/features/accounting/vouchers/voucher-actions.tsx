import { isVoucher, mayDecide } from '@driftig/domain/receipts/receipt-status';
import { Button } from '@mantine/core';

import type { Voucher } from '../queries.ts';
import { texts } from './texts.ts';

interface VoucherActionsProps {
  voucher: Voucher;
  onOpen: (as: 'edit' | 'info' | 'delete' | 'post') => void;
  onDecide: (status: 'accepted' | 'rejected') => void;
}

/** Buttons of an approved voucher that are closed say why (product B10). */
export function VoucherActions({ voucher, onOpen, onDecide }: VoucherActionsProps) {
  const { status, noFile } = voucher;
  const isPosted = voucher.voucher > 0;
  const closed = isVoucher(status)
    ? { disabled: true, title: isPosted ? texts.posted : texts.voucher }
    : {};
  return (
    <>
      {mayDecide(status, 'accepted') && !isVoucher(status) ? (
        <Button size="xs" variant="filled" onClick={() => onDecide('accepted')}>
          {texts.approve}
        </Button>
      ) : null}
      {mayDecide(status, 'rejected') && !isPosted ? (
        <Button size="xs" color="red" onClick={() => onDecide('rejected')}>
          {texts.reject}
        </Button>
      ) : null}
      {isVoucher(status) && !isPosted ? (
        <Button size="xs" onClick={() => onOpen('post')}>
          {texts.post}
        </Button>
      ) : null}
      <Button size="xs" disabled={noFile} onClick={() => onOpen('info')}>
        {texts.showFile}
      </Button>
      <Button size="xs" {...closed} onClick={() => onOpen('edit')}>
        {texts.edit}
      </Button>
      <Button size="xs" {...closed} onClick={() => onOpen('delete')}>
        {texts.remove}
      </Button>
    </>
  );
}
