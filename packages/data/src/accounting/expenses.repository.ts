import type { Expense } from '@driftig/domain/accounting/expense';
import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { datedRows } from '../core/dated-rows.ts';
import { putOf, type Write } from '../core/write.ts';
import { expenseEntity, type StoredExpenseRow } from './expenses.entities.ts';

/** The expenses without a receipt of the actor's company. */
export function expenseRepository(table: Table, companyId: string) {
  const expenses = expenseEntity(table);
  const list = datedRows({
    table,
    entity: expenses,
    companyId,
    partition: `c#${companyId}#expense`,
    kind: 'expenses',
    byDate: () => expenses.query.byDate({ companyId }),
    byEmployee: (employeeId) => expenses.query.byEmployee({ companyId, employeeId }),
    byTrip: (tripId) => expenses.query.byTrip({ companyId, tripId }),
    toRow: expenseFromStored,
    employeeOf: ({ employeeId }) => employeeId,
  });

  return {
    async get(id: string): Promise<Expense> {
      const { data } = await expenses.get({ companyId, id }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return expenseFromStored(data);
    },

    list,

    insert(expense: Expense): Write {
      return putOf(expenses.create(toStored(companyId, expense)));
    },

    /** Optimistic lock: conflict (409) when it has changed since `before` was read. */
    replace(before: Expense, after: Expense): Write {
      const put = expenses
        .put(toStored(companyId, after))
        .where((item, op) => op.eq(item.version, before.version));
      return putOf(put);
    },
  };
}

function toStored(companyId: string, expense: Expense) {
  const { amount, name, departmentId, tripTitle, comment, voucher, ...others } = expense;
  const { exportedAt, isDecided, ...keys } = others;
  const { tripId } = keys;
  const row = {
    amount,
    name,
    departmentId,
    tripId,
    tripTitle,
    comment,
    voucher,
    ...(exportedAt !== undefined && { exportedAt }),
    ...(isDecided !== undefined && { isDecided }),
  };
  return { companyId, ...keys, row };
}

type Stored = Pick<Expense, 'id' | 'date' | 'employeeId' | 'status' | 'description' | 'version'> & {
  readonly row: StoredExpenseRow;
};

export function expenseFromStored(stored: Stored): Expense {
  const { id, date, employeeId, status, description, version, row } = stored;
  return { id, date, employeeId, status, description, version, voucher: 0, ...row };
}
