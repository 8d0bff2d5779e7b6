import { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { mayDecideAllowance } from '@driftig/domain/accounting/allowances/allowance';
import { allowancePosting } from '@driftig/domain/accounting/allowances/allowance-posting';
import { Alert, Button, Textarea } from '@mantine/core';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FactList } from '../lists/book-row.tsx';
import classes from '../lists/lists.module.css';
import { AllowanceFacts, type BookedAllowance } from './allowance-facts.tsx';
import { texts } from './texts.ts';

interface AllowanceDecisionProps {
  row: BookedAllowance;
  onClose: () => void;
}

/** Mileage or a diet with its facts; while it waits it is approved or denied with a comment. */
export function AllowanceDecision({ row, onClose }: AllowanceDecisionProps) {
  const [comment, setComment] = useState('');
  const { busy, failure, decide } = useDecision(row, onClose);
  const waits = mayDecideAllowance(row.status);
  const [cost] = allowancePosting(row);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={row.kind === 'drive' ? texts.driveOf(row.name) : texts.dietOf(row.name)}
      size={560}
      busy={busy !== undefined}
      footer={
        waits ? (
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
              loading={busy === 'approved'}
              onClick={() => void decide('approved', comment)}
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
      <AllowanceFacts row={row} />
      {cost === undefined ? null : (
        <FactList facts={[[texts.account, texts.accountOf(cost.standardNumber)]]} />
      )}
      {waits ? (
        <Textarea
          className={classes.comment}
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

function useDecision({ id, version }: BookedAllowance, onClose: () => void) {
  const [busy, setBusy] = useState<'approved' | 'rejected'>();
  const [failure, setFailure] = useState<string>();
  const decide = async (status: 'approved' | 'rejected', comment: string) => {
    setBusy(status);
    try {
      const body = { id, status, comment, version };
      toastSuccess((await call(allowanceRoutes.decideAllowance, { body })).message);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, texts.decideFailed));
    }
    setBusy(undefined);
  };
  return { busy, failure, decide };
}
