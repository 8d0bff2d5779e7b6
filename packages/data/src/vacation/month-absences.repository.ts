import {
  absenceInText,
  type AbsenceMove,
  type MonthAbsence,
} from '@driftig/domain/vacation/month-absences';

import { eachRow, rowsUpdate } from '../core/attribute-rows.ts';
import type { Table } from '../core/client.ts';
import { keepMonths } from '../core/kept/kept-months.ts';
import { tableKeyOf } from '../core/read-items.ts';
import type { Write } from '../core/write.ts';
import { absenceMonthEntity } from './vacation.entities.ts';

const prefix = 'a';

const readMonths = keepMonths({
  entity: absenceMonthEntity,
  stamp: 'absences',
  rowsIn: (item) => {
    const rows = new Map<string, MonthAbsence>();
    eachRow(item, prefix, (employeeId, text) => {
      for (const one of text.split(','))
        rows.set(`${employeeId}${one}`, absenceInText(employeeId, one));
    });
    return rows;
  },
});

/** A company's standing absences by month (docs/decisions/0115). */
export function monthAbsencesRepository(table: Table, companyId: string) {
  const entity = absenceMonthEntity(table);

  return {
    /** The absences in the months from one to another ('yyyy-mm', both included); each once. */
    list: (from: string, to: string): Promise<MonthAbsence[]> =>
      readMonths(table, companyId, { from, to }),

    /** One write for each month. */
    writes(moves: readonly AbsenceMove[]): Write[] {
      return [...Map.groupBy(moves, ({ month }) => month)].map(([month, ofMonth]) =>
        rowsUpdate(
          keyOf(month),
          ofMonth.map(({ employeeId, text }) => ({ name: `${prefix}${employeeId}`, text })),
        ),
      );
    },
  };

  function keyOf(month: string) {
    return { TableName: table.name, Key: tableKeyOf(entity, { companyId, month }) };
  }
}
