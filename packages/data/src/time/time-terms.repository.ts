import { noProjects, type ProjectList } from '@driftig/domain/time/projects';
import { usualSettings, type TimeSettings } from '@driftig/domain/time/settings';
import { usualTerms, type TimeTerms } from '@driftig/domain/time/terms';

import type { Table } from '../core/client.ts';
import { readPartition } from '../core/read-items.ts';
import { putOf, type Write } from '../core/write.ts';
import { internalProjectsEntity, timeSettingsEntity, timeTermsEntity } from './time.entities.ts';

const termsFields = ['employeeId', 'terms', 'version'] as const;

/** The settings of hours, the internal projects, and what is agreed with each person. */
export function timeTermsRepository(table: Table, companyId: string) {
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

    /** Terms of all people with an agreement, by person. */
    async listTerms(): Promise<ReadonlyMap<string, TimeTerms>> {
      const found = await readPartition(table, terms, { companyId }, termsFields);
      return new Map(
        found.map((one) => [
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
