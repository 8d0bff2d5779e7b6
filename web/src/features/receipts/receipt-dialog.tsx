// Default export: loaded lazily by the list.
import type { ReceiptDecision } from '@driftig/contracts/receipts/routes';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { mayDecide } from '@driftig/domain/receipts/receipt-status';
import { Alert, Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { messageOf } from '../../api/errors.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { recoverFocusHere } from '../../ui/focus/recover-focus.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { decideReceipt } from './queries.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import { ReceiptFile } from './receipt-file.tsx';
import classes from './receipts.module.css';
import { texts } from './texts.ts';

interface ReceiptDialogProps {
  receipt: RecordAnswer;
  onClose: () => void;
}

const failed = { approved: texts.approveFailed, rejected: texts.rejectFailed } as const;

/** A receipt with its file and its data, to be approved or rejected. */
export default function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  const { busy, failure, decide } = useDecision(receipt, onClose);
  const may = (decision: ReceiptDecision) => mayDecide(textOf(receipt, 'status'), decision);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title(textOf(receipt, 'businessName'))}
      size={960}
      busy={busy !== undefined}
      footer={
        <>
          {may('rejected') ? (
            <Button
              color="red"
              leftSection={<IconX size={18} stroke={1.6} />}
              loading={busy === 'rejected'}
              disabled={busy === 'approved'}
              onClick={() => void decide('rejected')}
            >
              {texts.reject}
            </Button>
          ) : null}
          {may('approved') ? (
            <Button
              variant="filled"
              leftSection={<IconCheck size={18} stroke={1.6} />}
              loading={busy === 'approved'}
              disabled={busy === 'rejected'}
              onClick={() => void decide('approved')}
            >
              {texts.approve}
            </Button>
          ) : null}
        </>
      }
    >
      {failure ? (
        // The clicked button may have been removed or disabled, so the focus moves to the alert.
        <Alert
          color="red"
          role="alert"
          tabIndex={-1}
          ref={recoverFocusHere}
          className={classes.alert ?? ''}
        >
          {failure}
        </Alert>
      ) : null}
      <div className={classes.receipt}>
        <ReceiptFile receipt={receipt} />
        <ReceiptFacts receipt={receipt} />
      </div>
    </Dialog>
  );
}

/**
 * Approves or rejects, and closes on success. After a conflict it stays open and shows the error.
 */
function useDecision(receipt: RecordAnswer, onClose: () => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<ReceiptDecision>();
  const [failure, setFailure] = useState<string>();
  const decide = async (decision: ReceiptDecision) => {
    setBusy(decision);
    setFailure(undefined);
    try {
      toastSuccess(await decideReceipt(client, receipt, decision));
      onClose();
    } catch (error) {
      setFailure(messageOf(error, failed[decision]));
    }
    setBusy(undefined);
  };
  return { busy, failure, decide };
}
