import type { AnswerOf } from '@driftig/contracts/core/route';
import { balanceRoutes } from '@driftig/contracts/ledger/balances';
import { useEffect, useRef, useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { proofTexts as texts } from './proof-texts.ts';

type Faults = AnswerOf<typeof balanceRoutes.verifyLedger>['faults'];

interface Proof {
  readonly state: 'idle' | 'running' | 'done';
  readonly checked: number;
  /** The last entry that was read, and its hash. */
  readonly last: number;
  readonly hash: string;
  readonly faults: Faults;
}

const idle: Proof = { state: 'idle', checked: 0, last: 0, hash: '', faults: [] };

/** Counts the chain anew over all entries, a batch a call. It ends when it is stopped or its dialog is closed. */
export function useProof() {
  const [proof, setProof] = useState(idle);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    let sum: Proof = { ...idle, state: 'running' };
    setProof(sum);
    try {
      while (sum.state === 'running') {
        // One after another: a call begins where the one before ended.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await call(
          balanceRoutes.verifyLedger,
          { query: { after: sum.last } },
          { signal },
        );
        sum = {
          state: answer.complete ? 'done' : 'running',
          checked: sum.checked + answer.checked,
          last: answer.last,
          hash: answer.hash,
          faults: [...sum.faults, ...answer.faults],
        };
        setProof(sum);
      }
    } catch (error) {
      setProof({ ...sum, state: 'idle' });
      if (!signal.aborted) toastFailure(texts.failed, { text: messageOf(error, '') });
    }
  };

  return { proof, start, stop: () => abort.current?.abort() };
}
