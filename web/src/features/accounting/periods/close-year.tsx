import type { AnswerOf } from '@driftig/contracts/core/route';
import { yearEndRoutes } from '@driftig/contracts/periods/year-end';
import { Alert, Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AmountLines } from './amount-lines.tsx';
import { yearEndQuery, type ListedPeriod } from './period-queries.ts';
import classes from './periods.module.css';
import { texts } from './texts.ts';

interface CloseYearProps {
  period: ListedPeriod;
  onClose: () => void;
}

/** The closing entry of a year before it is posted (product B57). */
export function CloseYear({ period, onClose }: CloseYearProps) {
  const query = useQuery({ ...yearEndQuery(period.id), staleTime: 0 });
  const idempotency = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const input = { params: { id: period.id } };
      const idempotencyKey = idempotency.keyFor(input);
      return call(yearEndRoutes.closeYear, input, { idempotencyKey });
    },
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.closeTitle(period)}
      size={640}
      footer={
        <Button
          variant="filled"
          loading={isPending}
          disabled={query.data === undefined}
          onClick={() => mutate()}
        >
          {texts.close}
        </Button>
      }
    >
      {error === null ? null : (
        <Alert color="red" role="alert" className={classes.alert ?? ''}>
          {messageOf(error, texts.closeFailed)}
        </Alert>
      )}
      <QueryResult
        query={query}
        title={messageOf(query.error, texts.previewFailed)}
        errorId={errorIdOf(query.error)}
        rows={4}
      >
        {(preview) => <Preview preview={preview} to={period.to} />}
      </QueryResult>
    </Dialog>
  );
}

type YearEnd = AnswerOf<typeof yearEndRoutes.getYearEnd>;

function Preview({ preview: { result, lines, unfiled }, to }: { preview: YearEnd; to: string }) {
  return (
    <>
      {unfiled.length === 0 ? null : (
        <Alert color="yellow" className={classes.alert ?? ''}>
          <WholeDates>{texts.unfiled(unfiled)}</WholeDates>
        </Alert>
      )}
      <p className={classes.text}>{lines.length === 0 ? texts.closeEmpty : texts.closeText(to)}</p>
      {lines.length === 0 ? null : (
        <>
          <p className={classes.result}>
            {result < 0 ? texts.loss : texts.profit} <Amount ore={Math.abs(result)} />
          </p>
          <AmountLines lines={lines} />
        </>
      )}
    </>
  );
}
