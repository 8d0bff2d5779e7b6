import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { secondsOf } from '../core/commit.ts';
import { answerEntity } from './log.entities.ts';

interface AnswerQuery {
  readonly userId: string;
  readonly key: string;
  readonly request: string;
  /** ISO UTC. */
  readonly now: string;
}

/** The stored answers by Idempotency-Key. */
export function answerRepository(table: Table, companyId: string) {
  const answers = answerEntity(table);
  return {
    /** The stored answer, or undefined. Throws key_reused when the key was used for another request. */
    async find({ userId, key, request, now }: AnswerQuery): Promise<unknown> {
      const { data } = await answers.get({ companyId, userId, key }).go({ consistent: true });
      if (data === null || data.expiresAt <= secondsOf(now)) return undefined;
      if (data.request !== request) throw new AppError('key_reused');
      return data.answer;
    },
  };
}
