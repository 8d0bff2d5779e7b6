import { absenceYears } from '@driftig/contracts/vacation/absence-type';
import { yearOf, type DateText } from '@driftig/domain/dates';
import { absencesOf, type Absence, type AbsenceYear } from '@driftig/domain/vacation/absence';
import type { ChangedYear } from '@driftig/domain/vacation/absence-years';
import { absenceMoves } from '@driftig/domain/vacation/month-absences';
import type { HolidayAccount } from '@driftig/domain/vacation/holiday-account';

import type { Table } from '../core/client.ts';
import { queryTexts, textOf } from '../core/query-texts.ts';
import { storedNames as names } from '../core/stored-names.ts';
import { monthAbsencesRepository } from './month-absences.repository.ts';
import { absenceYearEntity, holidayAccountEntity } from './vacation.entities.ts';
import { toAbsenceYear, toStoredYear } from './vacation.mapping.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { putOf, type Write } from '../core/write.ts';

export { personOfAbsence } from './vacation.mapping.ts';

/** All years that can hold an absence. One begins before the first when it was applied for earlier. */
export function yearsOfAbsences(today: DateText): number[] {
  const first = yearOf(today) - absenceYears.back - 1;
  const count = absenceYears.back + absenceYears.ahead + 3;
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Absences and holiday accounts in the actor's company. */
export function vacationRepository(table: Table, companyId: string) {
  const years = absenceYearEntity(table);
  const accounts = holidayAccountEntity(table);
  const months = monthAbsencesRepository(table, companyId);

  return {
    /** A person's absences, year by year; a year without any is empty and has the version 0. */
    async listOfPerson(
      employeeId: string,
      wanted: readonly number[],
    ): Promise<readonly AbsenceYear[]> {
      const keys = wanted.map((year) => ({ companyId, employeeId, year }));
      const { data } = await years.get(keys).go({ consistent: true, preserveBatchOrder: true });
      return wanted.map((year, index) => {
        const found = data[index];
        return found == null
          ? { employeeId, year, absences: [], version: 0 }
          : toAbsenceYear(found);
      });
    },

    /** The absences of some people in some years, read together. */
    async listOfPeople(
      employeeIds: readonly string[],
      wanted: readonly number[],
    ): Promise<Absence[]> {
      const keys = employeeIds.flatMap((employeeId) =>
        wanted.map((year) => ({ companyId, employeeId, year })),
      );
      if (keys.length === 0) return [];
      const { data } = await years.get(keys).go({ consistent: true, concurrent: 4 });
      return absencesOf(data.map(toAbsenceYear));
    },

    /** Absences of all people in some years: one query a year. */
    async listOfYears(wanted: readonly number[]): Promise<Absence[]> {
      const pages = await Promise.all(
        wanted.map((year) =>
          queryTexts(table, { pk: partitionOf(year), shown: [names.employeeId, names.row] }),
        ),
      );
      const found = pages.flat().map((item) => ({
        employeeId: textOf(item, names.employeeId),
        row: textOf(item, names.row),
      }));
      return absencesOf(found.map(toAbsenceYear));
    },

    /** The applications that wait, whatever their year. The index may lag behind by a moment. */
    async listWaiting(): Promise<Absence[]> {
      const { data } = await years.query.waiting({ companyId }).go({ pages: 'all' });
      const found = absencesOf(data.map(toAbsenceYear));
      return found.filter(({ status }) => status === 'pending');
    },

    /** Whether anything was ever applied for in these years. */
    async hasAny(wanted: readonly number[]): Promise<boolean> {
      const pages = await Promise.all(
        wanted.map((year) => years.query.main({ companyId, year }).go({ limit: 1 })),
      );
      return pages.some(({ data }) => data.length > 0);
    },

    /** Pending and approved absences of all people in a range of months ('yyyy-mm', both included). */
    listOfMonths: months.list,

    /**
     * The year and the absences of its months. Optimistic lock: throws VersionConflict when the year has
     * changed since it was read.
     */
    saveYear({ before, after }: ChangedYear): Write[] {
      return [yearWrite({ before, after }), ...months.writes(absenceMoves(before, after))];
    },

    /** Undefined until the person's start of employment is entered. */
    async findAccount(employeeId: string): Promise<HolidayAccount | undefined> {
      const { data } = await accounts.get({ companyId, employeeId }).go({ consistent: true });
      if (data === null) return undefined;
      return { ...data.account, employeeId, version: data.version };
    },

    /** Optimistic lock: conflict (409) when it has changed since `before` was read. */
    saveAccount(before: HolidayAccount | undefined, after: HolidayAccount): Write {
      const { employeeId, version, ...account } = after;
      const stored = { companyId, employeeId, version, account };
      if (before === undefined) return putOf(accounts.create(stored));
      return putOf(accounts.put(stored).where((item, op) => op.eq(item.version, before.version)));
    },
  };

  function yearWrite({ before, after }: ChangedYear): Write {
    const stored = { companyId, ...toStoredYear(after) };
    const changed = () => new VersionConflict();
    if (before.version === 0) return putOf(years.create(stored), changed);
    const put = years.put(stored).where((item, op) => op.eq(item.version, before.version));
    return putOf(put, changed);
  }

  function partitionOf(year: number): string {
    const key = years.get({ companyId, year, employeeId: '-' });
    return key.params<{ Key: { pk: string } }>().Key.pk;
  }
}
