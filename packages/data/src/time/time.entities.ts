import type { InternalProject } from '@driftig/domain/time/projects';
import type { TimeSettings } from '@driftig/domain/time/settings';
import type { TimeTerms } from '@driftig/domain/time/terms';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

const service = 'driftig';

/** The birthday is newer than the others: terms that were stored before have none. */
type StoredTerms = Pick<TimeTerms, 'norms' | 'selfOrganiserFrom'> &
  Partial<Pick<TimeTerms, 'eighteenOn'>>;

/**
 * A person's time reports in a month (docs/decisions/0074). Its partition is the company's month,
 * so one query reads the month of all employees. It stays when it is empty: its version is the
 * optimistic lock.
 */
export const timeMonthEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'timeMonth', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        month: { type: 'string', required: true },
        employeeId: { type: 'string', required: true, field: names.employeeId },
        /**
         * JSON: as a nested attribute a month of all employees takes several times as long to read.
         */
        row: { type: 'string', required: true, field: names.row },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'month'], 'c#${companyId}#time#${month}'],
          [['employeeId'], '${employeeId}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** How many reports of a month have each status: lists say their total by it. An aggregate. */
export const timeCountEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'timeCount', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        month: { type: 'string', required: true },
        pending: { type: 'number', default: 0 },
        approved: { type: 'number', default: 0 },
        rejected: { type: 'number', default: 0 },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#timecount'], [['month'], '${month}']),
      },
    },
    tableConfig(table),
  );
});

/** That a person has reports of a project in a month; written with the month itself. */
export const projectMonthEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'projectMonth', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        projectId: { type: 'string', required: true },
        month: { type: 'string', required: true },
        employeeId: { type: 'string', required: true, field: names.employeeId },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'projectId'], 'c#${companyId}#timeof#${projectId}'],
          [['month', 'employeeId'], '${month}#${employeeId}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** How a company registers time, and its internal projects: two items of one partition. */
export const timeSettingsEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'timeSettings', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        settings: {
          type: CustomAttributeType<Omit<TimeSettings, 'version'>>('any'),
          required: true,
        },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: { main: primaryIndex([['companyId'], 'c#${companyId}#timesettings'], [[], 'own']) },
    },
    tableConfig(table),
  );
});

export const internalProjectsEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'internalProjects', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        projects: {
          type: CustomAttributeType<readonly InternalProject[]>('any'),
          required: true,
        },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#timesettings'], [[], 'projects']),
      },
    },
    tableConfig(table),
  );
});

/** A person's agreement on working time. */
export const timeTermsEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'timeTerms', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        employeeId: { type: 'string', required: true, field: names.employeeId },
        terms: {
          type: CustomAttributeType<StoredTerms>('any'),
          required: true,
        },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#timeterms'],
          [['employeeId'], '${employeeId}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** A timer that runs: one a person. */
export const timerEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'timer', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        employeeId: { type: 'string', required: true, field: names.employeeId },
        startedAt: { type: 'string', required: true },
        projectId: { type: 'string', required: true },
        projectName: { type: 'string', required: true },
        activity: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#timer'],
          [['employeeId'], '${employeeId}'],
        ),
      },
    },
    tableConfig(table),
  );
});
