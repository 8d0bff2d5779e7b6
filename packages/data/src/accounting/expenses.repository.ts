import type { Expense } from '@driftig/domain/accounting/expense';
import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import { readDateRange, type DateRange } from '../core/date-range.ts';
import type { Page } from '../core/page.ts';
import { putOf, type Write } from '../core/write.ts';
import { expenseEntity, type StoredExpenseRow } from './expenses.entities.ts';

interface ExpenseFilter extends DateRange {
  readonly employeeId?: string | undefined;
  readonly tripId?: string | undefined;
}

/** The expenses without a receipt of the actor's company. */
export function expenseRepository(table: Table, companyId: string) {
  const expenses = expenseEntity(table);
  const from = { table, entity: expenses };
  const partition = `c#${companyId}#expense`;

  const main = { pk: partition, sk: '' };

  function listAll(filter: DateRange): Promise<Page<Expense>> {
    const index = { ...from, main, name: 'gsi1', partition } as const;
    const query = expenses.query.byDate({ companyId });
    return readDateRange(filter, index, query, expenseFromStored);
  }

  function listOfEmployee(employeeId: string, filter: DateRange): Promise<Page<Expense>> {
    const index = {
      ...from,
      main,
      name: 'gsi2',
      partition: `${partition}#em#${employeeId}`,
    } as const;
    const query = expenses.query.byEmployee({ companyId, employeeId });
    return readDateRange(filter, index, query, expenseFromStored);
  }

  function listOfTrip(tripId: string, filter: DateRange): Promise<Page<Expense>> {
    const trip = { partition: `c#${companyId}#trip#${tripId}`, prefix: 'expenses#' };
    const index = { ...from, main, name: 'gsi3', ...trip } as const;
    const query = expenses.query.byTrip({ companyId, tripId });
    return readDateRange(filter, index, query, expenseFromStored);
  }

  return {
    async get(id: string): Promise<Expense> {
      const { data } = await expenses.get({ companyId, id }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return expenseFromStored(data);
    },

    /**
     * Newest date first, of a trip or an employee where it is given. A page of one employee's expenses of a
     * trip may have fewer rows than asked for. The index may lag behind by a moment.
     */
    async list({ employeeId, tripId, ...range }: ExpenseFilter): Promise<Page<Expense>> {
      if (tripId === undefined)
        return employeeId === undefined ? listAll(range) : listOfEmployee(employeeId, range);
      const { rows, cursor } = await listOfTrip(tripId, range);
      const isOwn = (row: Expense) => employeeId === undefined || row.employeeId === employeeId;
      return { rows: rows.filter(isOwn), cursor };
    },

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
