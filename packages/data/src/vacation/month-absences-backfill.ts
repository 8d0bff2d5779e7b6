import type { DateText } from '@driftig/domain/dates';
import { absenceMoves } from '@driftig/domain/vacation/month-absences';

import type { Table } from '../core/client.ts';
import { retryOnConflict, VersionConflict } from '../core/retry-on-conflict.ts';
import { withStamps } from '../core/stamps.ts';
import { storedNames } from '../core/stored-names.ts';
import { transact } from '../core/transact.ts';
import { checkOf } from '../core/write.ts';
import { monthAbsencesRepository } from './month-absences.repository.ts';
import { absenceYearEntity } from './vacation.entities.ts';
import { toAbsenceYear } from './vacation.mapping.ts';
import { yearsOfAbsences } from './vacation.repository.ts';

/**
 * Writes the absences of months from the years of a company's people, for those from before they were kept
 * (docs/decisions/0115). Each year is a transaction on the condition that it is as it was read, so it may
 * run twice and while people work. Gives how many years of people there are.
 */
export async function backfillMonthAbsences(
  table: Table,
  companyId: string,
  today: DateText,
): Promise<number> {
  let count = 0;
  for (const year of yearsOfAbsences(today)) {
    const { data } = await absenceYearEntity(table)
      .query.main({ companyId, year })
      .go({ pages: 'all', attributes: ['employeeId'] });
    for (const { employeeId } of data) await writeMonths(table, { companyId, year, employeeId });
    count += data.length;
  }
  return count;
}

interface YearKey {
  readonly companyId: string;
  readonly year: number;
  readonly employeeId: string;
}

/** Reads and writes again until no change came in between. */
async function writeMonths(table: Table, asked: YearKey): Promise<void> {
  const key = absenceYearEntity(table).get(asked);
  const months = monthAbsencesRepository(table, asked.companyId);
  await retryOnConflict(async () => {
    const { data } = await key.go({ consistent: true });
    if (data === null) return;
    const condition = {
      expression: '#version = :version',
      names: { '#version': storedNames.version },
      values: { ':version': data.version },
    };
    const unchanged = checkOf(key, condition, () => new VersionConflict());
    const rows = months.writes(absenceMoves(undefined, toAbsenceYear(data)));
    await transact({ table }, withStamps(table, [unchanged, ...rows]));
  });
}
