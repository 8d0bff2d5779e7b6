import type { RuleName } from '@driftig/contracts/time/rest-routes';
import type { DateText } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { deleteOf, putOf, type Write } from '../core/write.ts';
import { deviationEntity } from './deviations.entities.ts';
import { timerEntity } from './time.entities.ts';

interface Timer {
  readonly employeeId: string;
  /** ISO UTC. */
  readonly startedAt: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly activity: string;
}

/** A note on a deviation from the rules of rest (product F32). */
export interface DeviationNote {
  readonly date: DateText;
  readonly employeeId: string;
  readonly rule: RuleName;
  readonly what: string;
  readonly why: string;
  readonly people: number;
  /** Id of who wrote it. */
  readonly by: string;
  /** ISO UTC. */
  readonly at: string;
}

/** The timers that run, and the notes on deviations from the rules of rest. */
export function timerRepository(table: Table, companyId: string) {
  const timers = timerEntity(table);
  const notes = deviationEntity(table);
  const alreadyRuns = () => new AppError('timer_runs');
  /** Stopped or discarded meanwhile, as by a second tap. */
  const isStopped = () => new AppError('not_found', { message: 'Uret kører ikke.' });

  return {
    async findTimer(employeeId: string): Promise<Timer | undefined> {
      const { data } = await timers.get({ companyId, employeeId }).go({ consistent: true });
      return data ?? undefined;
    },

    /** The timers that run in the company. */
    async listTimers(): Promise<Timer[]> {
      const { data } = await timers.query
        .main({ companyId })
        .go({ pages: 'all', consistent: true });
      return data;
    },

    /** Refused (409) where the person's timer runs already. */
    startTimer(timer: Timer): Write {
      return putOf(timers.create({ companyId, ...timer }), alreadyRuns);
    },

    /** Refused (404) unless this very timer still runs. */
    endTimer({ employeeId, startedAt }: Timer): Write {
      const end = timers
        .delete({ companyId, employeeId })
        .where((item, op) => op.eq(item.startedAt, startedAt));
      return deleteOf(end, isStopped);
    },

    /** The notes on deviations from one date to another. */
    async listNotes(from: DateText, to: DateText): Promise<DeviationNote[]> {
      const { data } = await notes.query
        .main({ companyId })
        .between({ date: from }, { date: `${to}~` })
        .go({ pages: 'all', consistent: true });
      return data;
    },

    /** Refused (409) when another one was written meanwhile. */
    addNote(note: DeviationNote): Write {
      return putOf(notes.create({ companyId, ...note }));
    },
  };
}
