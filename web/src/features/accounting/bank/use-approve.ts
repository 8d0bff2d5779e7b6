import { bankRoutes } from '@driftig/contracts/bank/routes';
import { useEffect, useRef, useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { BankLine } from './queries.ts';
import { texts } from './texts.ts';

/** Matches a line with what is suggested for it; repeated, it is matched once. */
async function approve({ id, version, suggested }: BankLine): Promise<string> {
  if (suggested === null) return '';
  const { kind, invoice, voucher, paymentId } = suggested;
  const fields = {
    payment: { invoice },
    registered: { invoice, paymentId },
    entry: { voucher },
  }[kind];
  const input = { params: { id }, body: { kind, version, ...fields } };
  const idempotencyKey = `${id}-${version}-${kind}`;
  return (await call(bankRoutes.matchBankLine, input, { idempotencyKey })).message;
}

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Approves one line, or all that are sure, one after another: each may change the next one's invoice. */
export function useApprove() {
  const [progress, setProgress] = useState<Progress>();
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);

  const approveOne = async (line: BankLine) => {
    setProgress({ done: 0, all: 1 });
    try {
      toastSuccess(await approve(line));
    } catch (error) {
      toastFailure(texts.matchFailed, { text: messageOf(error, '') });
    }
    setProgress(undefined);
  };

  const approveAll = async (lines: readonly BankLine[]) => {
    let [done, failed] = [0, 0];
    setProgress({ done, all: lines.length });
    for (const line of lines) {
      if (closed.current) break;
      try {
        // oxlint-disable-next-line no-await-in-loop
        await approve(line);
        done += 1;
      } catch {
        // The line stays in the list, where its reason is shown when it is approved alone.
        failed += 1;
      }
      setProgress({ done, all: lines.length });
    }
    setProgress(undefined);
    if (done > 0) toastSuccess(texts.approved(done));
    if (failed > 0) toastFailure(texts.notApproved(failed), { text: '' });
  };

  return { progress, approveOne, approveAll };
}
