import { withDone, type DoneJobs, type DueJob } from '@driftig/domain/clock/jobs';

import type { Table } from '../core/client.ts';
import { secondsOf } from '../core/commit.ts';
import { putOf, type Write } from '../core/write.ts';
import { clockClaimEntity, clockEntity } from './clock.entities.ts';

/** Thrown by the commit that would do a job of a date for a company a second time. */
export class AlreadyClaimed extends Error {
  override readonly name = 'AlreadyClaimed';
}

/** The clock of all companies, read and written by its consumer alone. */
export function clockRepository(table: Table) {
  const clock = clockEntity(table);
  return {
    async getDone(): Promise<DoneJobs> {
      const { data } = await clock.get({}).go({ consistent: true });
      return data?.done ?? {};
    },

    /** Two at once write the same; each company's claim keeps a job from being done twice. */
    async saveDone(before: DoneJobs, due: readonly DueJob[]): Promise<void> {
      await clock.put({ done: withDone(before, due) }).go();
    },
  };
}

/** Claims are only asked for within a day or two. */
const keptDays = 30;

/** Which jobs were done for a company. */
export function clockClaims(table: Table, companyId: string, now: string) {
  const claims = clockClaimEntity(table);
  return {
    /** Refused with AlreadyClaimed when the job of this date is claimed. */
    claim({ job, date }: DueJob): Write {
      const expiresAt = secondsOf(now) + keptDays * 24 * 60 * 60;
      return putOf(claims.create({ companyId, job, date, expiresAt }), () => new AlreadyClaimed());
    },
  };
}
