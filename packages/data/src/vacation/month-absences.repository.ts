import {
  absenceInText,
  type AbsenceMove,
  type MonthAbsence,
} from '@driftig/domain/vacation/month-absences';

import { eachRow, rowsUpdate } from '../core/attribute-rows.ts';
import type { Table } from '../core/client.ts';
import { queryTexts } from '../core/query-texts.ts';
import { tableKeyOf } from '../core/read-items.ts';
import type { Write } from '../core/write.ts';
import { absenceMonthEntity } from './vacation.entities.ts';

const prefix = 'a';

/** A company's standing absences by month (docs/decisions/0115). */
export function monthAbsencesRepository(table: Table, companyId: string) {
  const entity = absenceMonthEntity(table);

  return {
    /** The absences in the months from one to another ('yyyy-mm', both included); each once. */
    async list(from: string, to: string): Promise<MonthAbsence[]> {
      const texts = new Map<string, string>();
      const { pk, sk: first } = keyOf(from).Key;
      const { sk: last } = keyOf(to).Key;
      for (const item of await queryTexts(table, { pk, between: [first, last] }))
        eachRow(item, prefix, (employeeId, text) => {
          for (const one of text.split(',')) texts.set(`${employeeId}${one}`, employeeId);
        });
      return [...texts].map(([key, employeeId]) =>
        absenceInText(employeeId, key.slice(employeeId.length)),
      );
    },

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
