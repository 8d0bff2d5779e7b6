import { withDone, type DoneJobs, type DueJob } from '@driftig/domain/clock/jobs';

import type { Table } from '../core/client.ts';
import { secondsOf } from '../core/commit.ts';
import { putOf, type Write } from '../core/write.ts';
import { alarmEntity, clockClaimEntity, clockEntity } from './clock.entities.ts';

/** Thrown by the commit that would do a job of a date for a company a second time. */
export class AlreadyClaimed extends Error {
  override readonly name = 'AlreadyClaimed';
}

interface Alarm {
  readonly at: string;
  readonly companyId: string;
  readonly number: number;
}

/** Alarms that one strike of the clock answers. */
const alarmsAtOnce = 500;

/** The clock of all companies, read and written by its consumer alone. */
export function clockRepository(table: Table) {
  const clock = clockEntity(table);
  const alarms = alarmEntity(table);
  return {
    async getDone(): Promise<DoneJobs> {
      const { data } = await clock.get({}).go({ consistent: true });
      return data?.done ?? {};
    },

    /** Alarms up to a moment, oldest first; the next hour takes those beyond a page. */
    async listAlarms(until: string): Promise<Alarm[]> {
      const next = new Date(Date.parse(until) + 1).toISOString();
      const { data } = await alarms.query.main({}).lt({ at: next }).go({ limit: alarmsAtOnce });
      return data;
    },

    /** An alarm is removed once its event is published. */
    async removeAlarm(alarm: Alarm): Promise<void> {
      await alarms.delete(alarm).go();
    },

    /** Two at once write the same; each company's claim keeps a job from being done twice. */
    async saveDone(before: DoneJobs, due: readonly DueJob[]): Promise<void> {
      await clock.put({ done: withDone(before, due) }).go();
    },
  };
}

/** Claims are only asked for within a day or two. */
const keptDays = 30;

interface Claimed {
  readonly job: string;
  readonly date: string;
}

/** The alarms of a company's orders: the clock publishes `answersDue` at their moment. */
export function alarmRepository(table: Table, companyId: string) {
  const alarms = alarmEntity(table);
  return {
    set(number: number, at: string): Write {
      return putOf(alarms.put({ at, companyId, number }));
    },
  };
}

/** Which jobs were done for a company. */
export function clockClaims(table: Table, companyId: string, now: string) {
  const claims = clockClaimEntity(table);
  return {
    /** Refused with AlreadyClaimed when the job of this date or moment is claimed. */
    claim({ job, date }: Claimed): Write {
      const expiresAt = secondsOf(now) + keptDays * 24 * 60 * 60;
      return putOf(claims.create({ companyId, job, date, expiresAt }), () => new AlreadyClaimed());
    },
  };
}
