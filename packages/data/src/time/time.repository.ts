import type { RuleName } from '@driftig/contracts/time/rest-routes';
import type { DateText } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import {
  countChange,
  projectsOf,
  type ChangedMonth,
  type ReportCounts,
} from '@driftig/domain/time/changed-months';
import { noProjects, type ProjectList } from '@driftig/domain/time/projects';
import type { MonthText, TimeMonth } from '@driftig/domain/time/report';
import { usualSettings, type TimeSettings } from '@driftig/domain/time/settings';
import { usualTerms, type TimeTerms } from '@driftig/domain/time/terms';

import type { Table } from '../core/client.ts';
import { shownOnly } from '../core/entity.ts';
import {
  deviationEntity,
  internalProjectsEntity,
  projectMonthEntity,
  timeCountEntity,
  timeMonthEntity,
  timerEntity,
  timeSettingsEntity,
  timeTermsEntity,
} from './time.entities.ts';
import { toStoredMonth, toTimeMonth } from './time.mapping.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';

export { monthOfReport, personOfReport } from './time.mapping.ts';

/** Thrown when somebody else changed a person's month meanwhile; the change is tried again. */
export class TimeChanged extends Error {
  override readonly name = 'TimeChanged';
}

/** Whose month. */
export interface MonthKey {
  readonly employeeId: string;
  readonly month: MonthText;
}

/** The counts of a month of the company. */
export interface CountedMonth extends ReportCounts {
  readonly month: MonthText;
}

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

/** Who worked when, in the actor's company. */
export function timeRepository(table: Table, companyId: string) {
  return {
    ...timeMonths(table, companyId),
    ...timeRules(table, companyId),
    ...timersAndNotes(table, companyId),
  };
}

function timeMonths(table: Table, companyId: string) {
  const months = timeMonthEntity(table);
  const counts = timeCountEntity(table);
  const projects = projectMonthEntity(table);

  /**
   * A month of a person, and the index of its projects. Optimistic lock: throws TimeChanged when it
   * has changed since it was read.
   */
  function saveMonth({ before, after }: ChangedMonth): Write[] {
    const stored = { companyId, ...toStoredMonth(after) };
    const changed = () => new TimeChanged();
    const write =
      before.version === 0
        ? putOf(months.create(stored), changed)
        : putOf(
            months.put(stored).where((item, op) => op.eq(item.version, before.version)),
            changed,
          );
    const [had, has] = [projectsOf(before), projectsOf(after)];
    const { employeeId, month } = after;
    const keyOf = (projectId: string) => ({ companyId, projectId, employeeId, month });
    return [
      write,
      ...[...has].filter((id) => !had.has(id)).map((id) => putOf(projects.put(keyOf(id)))),
      ...[...had].filter((id) => !has.has(id)).map((id) => deleteOf(projects.delete(keyOf(id)))),
    ];
  }

  /** The counts of a month are added to: two changes at once are both counted. */
  function countWrites(changed: ChangedMonth): Write[] {
    const change = countChange(changed);
    if (change === undefined) return [];
    return [updateOf(counts.upsert({ companyId, month: changed.after.month }).add(change))];
  }

  return {
    /** The named months, in the order of the keys; one without reports is empty and has the version 0. */
    async getMonths(keys: readonly MonthKey[]): Promise<TimeMonth[]> {
      if (keys.length === 0) return [];
      const asked = keys.map(({ employeeId, month }) => ({ companyId, employeeId, month }));
      const options = { consistent: true, preserveBatchOrder: true, concurrent: 4 } as const;
      const { data } = await months.get(asked).go(options);
      return keys.map((key, index) => {
        const found = data[index];
        return found == null ? { ...key, reports: [], version: 0 } : toTimeMonth(found);
      });
    },

    /** Everybody's reports in a month: one query. */
    async listMonth(month: MonthText): Promise<TimeMonth[]> {
      const { data } = await months.query
        .main({ companyId, month })
        .go(shownOnly(['employeeId', 'month', 'row', 'version']));
      return data.map(toTimeMonth);
    },

    /** How many reports there are, by month, newest first; months without any may be left out. */
    async listCounts(): Promise<CountedMonth[]> {
      const { data } = await counts.query
        .main({ companyId })
        .go({ pages: 'all', consistent: true, order: 'desc' });
      return data.map(({ month, pending = 0, approved = 0, rejected = 0 }) => ({
        month,
        pending,
        approved,
        rejected,
      }));
    },

    /** The months in which somebody has reports of a project. */
    async listProjectMonths(projectId: string): Promise<MonthKey[]> {
      const { data } = await projects.query
        .main({ companyId, projectId })
        .go({ pages: 'all', consistent: true });
      return data.map(({ employeeId, month }) => ({ employeeId, month }));
    },

    /** Months of a person as they become, with the index of their projects and the counts. Throws TimeChanged. */
    saveMonths(changed: readonly ChangedMonth[]): Write[] {
      return changed.flatMap((month) => [...saveMonth(month), ...countWrites(month)]);
    },
  };
}

function timeRules(table: Table, companyId: string) {
  const settings = timeSettingsEntity(table);
  const projects = internalProjectsEntity(table);
  const terms = timeTermsEntity(table);

  return {
    async getSettings(): Promise<TimeSettings> {
      const { data } = await settings.get({ companyId }).go({ consistent: true });
      return data === null ? usualSettings : { ...data.settings, version: data.version };
    },

    /** Optimistic lock: conflict (409) when they have changed since `before` was read. */
    saveSettings(before: TimeSettings, { version, ...after }: TimeSettings): Write {
      const stored = { companyId, version, settings: after };
      if (before.version === 0) return putOf(settings.create(stored));
      return putOf(settings.put(stored).where((item, op) => op.eq(item.version, before.version)));
    },

    async getProjects(): Promise<ProjectList> {
      const { data } = await projects.get({ companyId }).go({ consistent: true });
      return data === null ? noProjects : { projects: data.projects, version: data.version };
    },

    /** Optimistic lock: conflict (409) when the list has changed since `before` was read. */
    saveProjects(before: ProjectList, after: ProjectList): Write {
      const stored = { companyId, ...after };
      if (before.version === 0) return putOf(projects.create(stored));
      return putOf(projects.put(stored).where((item, op) => op.eq(item.version, before.version)));
    },

    async getTerms(employeeId: string): Promise<TimeTerms> {
      const { data } = await terms.get({ companyId, employeeId }).go({ consistent: true });
      if (data === null) return usualTerms(employeeId);
      return { ...usualTerms(employeeId), ...data.terms, version: data.version };
    },

    /** Of everybody who has agreed on something, by person. */
    async listTerms(): Promise<ReadonlyMap<string, TimeTerms>> {
      const { data } = await terms.query
        .main({ companyId })
        .go(shownOnly(['employeeId', 'terms', 'version']));
      return new Map(
        data.map((one) => [
          one.employeeId,
          { ...usualTerms(one.employeeId), ...one.terms, version: one.version },
        ]),
      );
    },

    /** Optimistic lock: conflict (409) when they have changed since `before` was read. */
    saveTerms(before: TimeTerms, { employeeId, version, ...after }: TimeTerms): Write {
      const stored = { companyId, employeeId, version, terms: after };
      if (before.version === 0) return putOf(terms.create(stored));
      return putOf(terms.put(stored).where((item, op) => op.eq(item.version, before.version)));
    },
  };
}

function timersAndNotes(table: Table, companyId: string) {
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

    /** Refused (409) where somebody else wrote one meanwhile. */
    addNote(note: DeviationNote): Write {
      return putOf(notes.create({ companyId, ...note }));
    },
  };
}
