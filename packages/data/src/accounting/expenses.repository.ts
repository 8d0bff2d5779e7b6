import type { Expense } from '@driftig/domain/accounting/expense';
import { AppError } from '@driftig/domain/errors';

import type { Table } from '../core/client.ts';
import {
  assertCursorOf,
  defaultPageSize,
  pageOf,
  type Page,
  type PageRequest,
} from '../core/page.ts';
import { putOf, type Write } from '../core/write.ts';
import { expenseEntity, type StoredExpenseRow } from './expenses.entities.ts';

interface ExpenseFilter extends PageRequest {
  readonly employeeId?: string | undefined;
  /** Dates, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The expenses without a receipt of the actor's company. */
export function expenseRepository(table: Table, companyId: string) {
  const expenses = expenseEntity(table);
  const partition = `c#${companyId}#expense`;

  return {
    async get(id: string): Promise<Expense> {
      const { data } = await expenses.get({ companyId, id }).go({ consistent: true });
      if (data === null) throw new AppError('not_found');
      return fromStored(data);
    },

    /** Newest date first; of one employee where it is given. The index may lag behind by a moment. */
    async list(filter: ExpenseFilter): Promise<Page<Expense>> {
      const { employeeId, from = '0000', to = '9999' } = filter;
      const main = { pk: partition, sk: '' };
      const shape =
        employeeId === undefined
          ? { ...main, gsi1pk: partition, gsi1sk: '' }
          : { ...main, gsi2pk: `${partition}#em#${employeeId}`, gsi2sk: '' };
      assertCursorOf(filter.cursor, shape);
      const query =
        employeeId === undefined
          ? expenses.query.byDate({ companyId })
          : expenses.query.byEmployee({ companyId, employeeId });
      const result = await query.between({ date: from }, { date: `${to}~` }).go({
        limit: filter.limit ?? defaultPageSize,
        cursor: filter.cursor ?? null,
        order: 'desc',
      });
      return pageOf(result, fromStored);
    },

    /** All expenses of a trip, earliest first. */
    async listOfTrip(tripId: string): Promise<Expense[]> {
      const { data } = await expenses.query
        .byTrip({ companyId, tripId })
        .begins({ date: '' })
        .go({ pages: 'all' });
      return data.map(fromStored);
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
  const { amount, name, departmentId, tripTitle, comment, ...keys } = expense;
  const { tripId } = keys;
  return { companyId, ...keys, row: { amount, name, departmentId, tripId, tripTitle, comment } };
}

type Stored = Pick<Expense, 'id' | 'date' | 'employeeId' | 'status' | 'description' | 'version'> & {
  readonly row: StoredExpenseRow;
};

function fromStored(stored: Stored): Expense {
  const { id, date, employeeId, status, description, version, row } = stored;
  return { id, date, employeeId, status, description, version, ...row };
}
