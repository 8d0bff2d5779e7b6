// Default export: loaded when it is opened.
import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { receiptStatuses } from '@driftig/contracts/records/types/receipts';
import { formatDate } from '@driftig/domain/format';
import { Alert } from '@mantine/core';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { usePages } from '../../../api/queries/pages.ts';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PostReceipt } from '../ledger/post-dialogs.tsx';
import { BookList } from '../lists/book-list.tsx';
import { BookRow } from '../lists/book-row.tsx';
import { askedOf, useBookFilter } from '../lists/use-book-filter.ts';
import type { Voucher } from '../queries.ts';
import { ReceiptMailButton } from '../receipt-mail/receipt-mail-button.tsx';
import { texts } from './texts.ts';
import { VoucherActions } from './voucher-actions.tsx';
import { VoucherForm } from './voucher-form.tsx';
import { VoucherInfo } from './voucher-info.tsx';

const { listAccountingReceipts, deleteVoucher, decideVoucher } = accountingReceiptRoutes;

const choice = {
  label: texts.status,
  all: texts.allStatuses,
  // Approved and accepted have the same name (product S5).
  options: (['actionNeeded', 'approved', 'rejected'] as const).map((value) => ({
    value,
    label: receiptStatuses[value].label,
  })),
  matches: ({ status }: Voucher, chosen: string) =>
    (status === 'accepted' ? 'approved' : status) === chosen,
};

type Opened =
  | { readonly as: 'new' }
  | { readonly as: 'edit' | 'info' | 'delete' | 'post'; readonly voucher: Voucher };

/** The receipts as bookkeeping handles them (product B26). */
export default function VouchersDialog({ onClose }: { onClose: () => void }) {
  const list = useBookFilter();
  const loaded = usePages(listAccountingReceipts, { query: askedOf(list.filter) });
  const [opened, setOpened] = useState<Opened>();
  const { failure, decide } = useDecision();
  const close = () => setOpened(undefined);
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={880}>
      {failure === undefined ? null : (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <ReceiptMailButton />
      <BookList
        label={texts.title}
        search={texts.search}
        empty={texts.empty}
        list={list}
        loaded={loaded}
        searched={({ businessName, description, employeeName }) =>
          `${businessName} ${description} ${employeeName}`
        }
        dateOf={({ date }) => date}
        choice={choice}
        indexed
        byEmployee
        add={{ label: texts.upload, onAdd: () => setOpened({ as: 'new' }) }}
        rowId={({ id }) => id}
      >
        {(voucher) => (
          <BookRow
            name={voucher.businessName}
            facts={factsOf(voucher)}
            figures={
              <>
                <Amount ore={voucher.price} />
                <RecordStatusChip status={receiptStatuses[voucher.status]} />
              </>
            }
            onOpen={() => setOpened({ as: 'info', voucher })}
            actions={
              <VoucherActions
                voucher={voucher}
                onOpen={(as) => setOpened({ as, voucher })}
                onDecide={(status) => void decide(voucher, status)}
              />
            }
          />
        )}
      </BookList>
      {opened === undefined ? null : <OpenedVoucher opened={opened} onClose={close} />}
    </Dialog>
  );
}

const factsOf = ({ description, employeeName, date, tripTitle, voucher }: Voucher) =>
  [
    description,
    employeeName,
    formatDate(date),
    tripTitle,
    voucher > 0 ? texts.bookedAs(voucher) : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

function OpenedVoucher({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.as === 'new') return <VoucherForm voucher={undefined} onClose={onClose} />;
  const { voucher } = opened;
  if (opened.as === 'edit') return <VoucherForm voucher={voucher} onClose={onClose} />;
  if (opened.as === 'post') return <PostReceipt receipt={voucher} onClose={onClose} />;
  if (opened.as === 'info') return <VoucherInfo voucher={voucher} onClose={onClose} />;
  const remove = async () => {
    const { message } = await call(deleteVoucher, { params: { id: voucher.id } });
    toastSuccess(message);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={remove}
        title={texts.deleteTitle(voucher.businessName)}
        confirmLabel={texts.remove}
        danger
      >
        {texts.deleteText}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}

/** Decides on the figures that are shown: their version is sent along. */
function useDecision() {
  const [failure, setFailure] = useState<string>();
  const decide = async ({ id, version }: Voucher, status: 'accepted' | 'rejected') => {
    setFailure(undefined);
    try {
      const sent = { params: { id }, body: { status, version } };
      toastSuccess((await call(decideVoucher, sent)).message);
    } catch (error) {
      setFailure(messageOf(error, texts.decideFailed));
    }
  };
  return { failure, decide };
}
