import type { ExpenseStatus } from '@driftig/contracts/accounting/expense-status';
import { CustomAttributeType, Entity } from 'electrodb';

import { listIndex, perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

/** Fields of an expense that its lists show besides its keys. */
export interface StoredExpenseRow {
  readonly amount: number;
  readonly name: string;
  readonly departmentId: string;
  readonly tripId: string;
  readonly tripTitle: string;
  readonly comment: string;
  /** Absent on expenses from before there was a ledger. */
  readonly voucher?: number;
  readonly exportedAt?: string;
  readonly isDecided?: true;
}

const statuses = ['pending', 'approved', 'paid', 'rejected'] as const satisfies ExpenseStatus[];

/** An expense without a receipt. */
export const expenseEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'expense', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        id: { type: 'string', required: true },
        date: { type: 'string', required: true, field: names.date },
        employeeId: { type: 'string', required: true, field: names.employeeId },
        status: { type: statuses, required: true, field: names.status },
        description: { type: 'string', required: true, field: names.description },
        /** A key of the index by trip; in the row as well, which the index projects. */
        tripId: { type: 'string', required: true },
        row: {
          type: CustomAttributeType<StoredExpenseRow>('any'),
          required: true,
          field: names.row,
        },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#expense'], [['id'], '${id}']),
        byDate: listIndex(
          'gsi1',
          [['companyId'], 'c#${companyId}#expense'],
          [['date', 'id'], '${date}#${id}'],
        ),
        byEmployee: listIndex(
          'gsi2',
          [['companyId', 'employeeId'], 'c#${companyId}#expense#em#${employeeId}'],
          [['date', 'id'], '${date}#${id}'],
        ),
        byTrip: {
          ...listIndex(
            'gsi3',
            [['companyId', 'tripId'], 'c#${companyId}#trip#${tripId}'],
            [['date', 'id'], 'expenses#${date}#${id}'],
          ),
          condition: ({ tripId }: { readonly tripId?: unknown }) => tripId !== '',
        },
      },
    },
    tableConfig(table),
  );
});
