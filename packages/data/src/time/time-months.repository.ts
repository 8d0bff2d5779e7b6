import {
  countChange,
  projectsOf,
  type ChangedMonth,
  type ReportCounts,
} from '@driftig/domain/time/changed-months';
import type { MonthText, TimeMonth } from '@driftig/domain/time/report';

import type { Table } from '../core/client.ts';
import { readPartition } from '../core/read-items.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';
import { projectMonthEntity, timeCountEntity, timeMonthEntity } from './time.entities.ts';
import { toStoredMonth, toTimeMonth } from './time.mapping.ts';

/** Key of a person's month. */
export interface MonthKey {
  readonly employeeId: string;
  readonly month: MonthText;
}

/** The counts of a month of the company. */
export interface CountedMonth extends ReportCounts {
  readonly month: MonthText;
}

const monthFields = ['employeeId', 'month', 'row', 'version'] as const;

/** The reports of hours by month, with their counts and the months of each project. */
export function timeMonthRepository(table: Table, companyId: string) {
  const months = timeMonthEntity(table);
  const counts = timeCountEntity(table);
  const projects = projectMonthEntity(table);

  /**
   * A month of a person, and the index of its projects. Optimistic lock: throws VersionConflict when it
   * has changed since it was read.
   */
  function saveMonth({ before, after }: ChangedMonth): Write[] {
    const stored = { companyId, ...toStoredMonth(after) };
    const changed = () => new VersionConflict();
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

    /** All reports of the company in a month: one query. */
    async listMonth(month: MonthText): Promise<TimeMonth[]> {
      const found = await readPartition(table, months, { companyId, month }, monthFields);
      return found.map(toTimeMonth);
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

    /** The months in which an employee has reports of a project. */
    async listProjectMonths(projectId: string): Promise<MonthKey[]> {
      const { data } = await projects.query
        .main({ companyId, projectId })
        .go({ pages: 'all', consistent: true });
      return data.map(({ employeeId, month }) => ({ employeeId, month }));
    },

    /**
     * Months of a person as they become, with the index of their projects and the counts. Throws
     * VersionConflict.
     */
    saveMonths(changed: readonly ChangedMonth[]): Write[] {
      return changed.flatMap((month) => [...saveMonth(month), ...countWrites(month)]);
    },
  };
}
