import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { expenseStatuses } from '@driftig/contracts/accounting/expense-status';
import { mayDecideExpense } from '@driftig/domain/accounting/expense';
import { formatDate } from '@driftig/domain/format';
import { Alert, Button, Textarea } from '@mantine/core';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FactList } from '../lists/book-row.tsx';
import type { BookedExpense } from '../queries.ts';
import { texts } from './texts.ts';

interface ExpenseDecisionProps {
  expense: BookedExpense;
  onClose: () => void;
}

/** An expense with its facts; while it waits it is approved or denied with a comment (product S6). */
export function ExpenseDecision({ expense, onClose }: ExpenseDecisionProps) {
  const [comment, setComment] = useState('');
  const { busy, failure, decide } = useDecision(expense, onClose);
  const isOpen = mayDecideExpense(expense.status);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.decideTitle(expense.name)}
      size={480}
      busy={busy !== undefined}
      footer={
        isOpen ? (
          <>
            <Button
              color="red"
              loading={busy === 'rejected'}
              onClick={() => void decide('rejected', comment)}
            >
              {texts.deny}
            </Button>
            <Button
              variant="filled"
              loading={busy === 'paid'}
              onClick={() => void decide('paid', comment)}
            >
              {texts.approve}
            </Button>
          </>
        ) : undefined
      }
    >
      {failure === undefined ? null : (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <FactList
        facts={[
          [
            texts.status,
            <RecordStatusChip key="status" status={expenseStatuses[expense.status]} />,
          ],
          [texts.voucherNumber, expense.voucher > 0 ? texts.bookedAs(expense.voucher) : ''],
          [texts.amount, <Amount key="amount" ore={expense.amount} />],
          [texts.date, formatDate(expense.date)],
          [texts.employee, expense.name],
          [texts.team, expense.team],
          [texts.trip, expense.tripTitle],
          [texts.description, expense.description],
          [texts.remark, expense.comment],
        ]}
      />
      {isOpen ? (
        <Textarea
          label={texts.comment}
          value={comment}
          maxLength={1000}
          autosize
          minRows={2}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      ) : null}
    </Dialog>
  );
}

function useDecision({ id, version }: BookedExpense, onClose: () => void) {
  const [busy, setBusy] = useState<'paid' | 'rejected'>();
  const [failure, setFailure] = useState<string>();
  const decide = async (status: 'paid' | 'rejected', comment: string) => {
    setBusy(status);
    try {
      const body = { id, status, comment, version };
      toastSuccess((await call(expenseRoutes.decideExpense, { body })).message);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, texts.updateFailed));
    }
    setBusy(undefined);
  };
  return { busy, failure, decide };
}
