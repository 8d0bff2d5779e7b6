import type { AbsenceStatus, AbsenceType } from '@driftig/contracts/vacation/absence-type';
import type { HolidayAccount } from '@driftig/domain/vacation/holiday-account';
import { CustomAttributeType, Entity } from 'electrodb';

import { listIndex, perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

/** An absence as a tuple, to store no attribute names; the id without its person. */
export type StoredAbsence = readonly [
  id: string,
  type: AbsenceType,
  status: AbsenceStatus,
  startDate: string,
  endDate: string,
  startTime: string,
  endTime: string,
  comment: string,
  reason: string,
  isOpen: boolean,
  appliedAt: string,
  decidedBy: string,
  purgeAfter: string,
  version: number,
  /** 1 where the days of holiday in an illness come back; left out otherwise. */
  returnsHoliday?: 1,
];

/** Projection of the index of pending absences: the year, and its absences. Stored as JSON. */
export interface StoredAbsenceRow {
  readonly y: number;
  readonly a: readonly StoredAbsence[];
}

/**
 * A person's absences in a calendar year (docs/decisions/0065). Its partition is the company's year, so
 * one query says who is away. It stays when it is empty: its version is the optimistic lock.
 */
export const absenceYearEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'absenceYear', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        year: { type: 'number', required: true },
        employeeId: { type: 'string', required: true, field: names.employeeId },
        /** JSON: as a nested attribute the overview of 200 people took several times as long. */
        row: { type: 'string', required: true, field: names.row },
        /** The first day of those that wait; '' for none. */
        waitsFrom: { type: 'string', required: true },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'year'], 'c#${companyId}#absent#${year}'],
          [['employeeId'], '${employeeId}'],
        ),
        /** Sparse: only years in which something waits. */
        waiting: {
          ...listIndex(
            'gsi1',
            [['companyId'], 'c#${companyId}#absent#waiting'],
            [['waitsFrom', 'employeeId'], '${waitsFrom}#${employeeId}'],
          ),
          condition: ({ waitsFrom }: { readonly waitsFrom?: unknown }) => waitsFrom !== '',
        },
      },
    },
    tableConfig(table),
  );
});

/**
 * A company's standing absences of a month (docs/decisions/0115): an attribute for each person, named 'a' and
 * their id, which the repository reads and writes by itself.
 */
export const absenceMonthEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'absenceMonth', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        month: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#absentmonth'], [['month'], '${month}']),
      },
    },
    tableConfig(table),
  );
});

type StoredAccount = Omit<HolidayAccount, 'employeeId' | 'version'>;

/** Facts from which a person's holiday is computed. */
export const holidayAccountEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'holidayAccount', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        employeeId: { type: 'string', required: true, field: names.employeeId },
        account: { type: CustomAttributeType<StoredAccount>('any'), required: true },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#holiday'],
          [['employeeId'], '${employeeId}'],
        ),
      },
    },
    tableConfig(table),
  );
});
