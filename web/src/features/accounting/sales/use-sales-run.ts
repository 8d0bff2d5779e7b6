import type { AnswerOf } from '@driftig/contracts/core/route';
import { salesBooksRoutes } from '@driftig/contracts/ledger/sales-books';
import { useEffect, useRef, useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { texts } from './texts.ts';

type Unposted = AnswerOf<typeof salesBooksRoutes.postSales>['unposted'];

interface SalesRun {
  readonly state: 'idle' | 'running' | 'done';
  readonly checked: number;
  readonly posted: number;
  readonly unposted: Unposted;
}

const idle: SalesRun = { state: 'idle', checked: 0, posted: 0, unposted: [] };

/**
 * Goes through all invoices, a batch a call, and posts what is missing. It ends when it is stopped or its
 * dialog is closed; what was posted by then stays, and the next run goes on with the rest.
 */
export function useSalesRun() {
  const [run, setRun] = useState(idle);
  const stopped = useRef(true);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const start = async () => {
    stopped.current = false;
    let last = 0;
    let sum: SalesRun = { ...idle, state: 'running' };
    setRun(sum);
    try {
      while (!stopped.current) {
        // One after another: a call begins where the one before ended.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await call(salesBooksRoutes.postSales, { body: { after: last } });
        ({ last } = answer);
        sum = {
          state: answer.complete ? 'done' : 'running',
          checked: sum.checked + answer.checked,
          posted: sum.posted + answer.posted,
          unposted: [...sum.unposted, ...answer.unposted],
        };
        setRun(sum);
        if (answer.complete) return;
      }
    } catch (error) {
      toastFailure(texts.runFailed, { text: messageOf(error, '') });
    }
    setRun({ ...sum, state: 'idle' });
  };

  const stop = () => {
    stopped.current = true;
  };
  return { run, start, stop };
}
