import { timeRoutes } from '@driftig/contracts/time/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { describeError, errorIdOf } from '../../../api/errors.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { clockText, type Since } from '../../../ui/time/elapsed.ts';
import { useElapsed } from '../../../ui/time/use-elapsed.ts';
import { changeTime } from '../change-time.ts';
import { texts } from './texts.ts';

const { getTimer, startTimer } = timeRoutes;
/** Project and activity are asked for when it is stopped. */
const body = { activity: '' };

/** One's own timer as the server has it: it may have been started or stopped on another device. */
export function useTimer() {
  const query = useQuery({
    ...routeQuery(getTimer, {}),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  const [isStarting, setStarting] = useState(false);
  const idempotency = useIdempotencyKey();
  const start = async () => {
    setStarting(true);
    try {
      await changeTime(() =>
        call(startTimer, { body }, { idempotencyKey: idempotency.keyFor(body) }),
      );
      idempotency.done();
      toastSuccess(texts.started, texts.help);
    } catch (error) {
      toastFailure(texts.startFailed, { text: describeError(error), onRetry: () => void start() });
    } finally {
      setStarting(false);
    }
  };
  const { data, dataUpdatedAt, error, refetch } = query;
  return {
    timer: data?.timer,
    since:
      data?.timer == null
        ? undefined
        : { startedAt: data.timer.startedAt, serverNow: data.now, askedAt: dataUpdatedAt },
    hasFailed: data === undefined && error !== null,
    errorId: errorIdOf(error),
    retry: () => void refetch(),
    isStarting,
    start,
  };
}

/** The text of a running clock, updated each second. */
export const useClock = (since: Since): string => clockText(useElapsed(since));
