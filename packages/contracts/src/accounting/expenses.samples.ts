import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { expenseRoutes } from './expenses.ts';

const expense = {
  id: sampleIds.expense,
  version: 1,
  date: '2026-03-12',
  employee: 'Jonas Lind',
  employeeId: sampleIds.employee,
  team: 'Lager',
  departmentId: sampleIds.department,
  amount: 648.5,
  status: 1,
  description: 'Brændstof, varevogn',
  tripId: '',
  tripTitle: '',
  comment: '',
  voucherNumber: 0,
} as const;

export const expenseSamples: SamplesOf<typeof expenseRoutes> = {
  listExpenses: { query: { limit: '20' }, response: [expense] },
  createExpense: {
    body: {
      employee: sampleIds.employee,
      amount: 648.5,
      date: expense.date,
      status: 1,
      description: expense.description,
    },
    response: expense,
  },
  decideExpense: {
    body: { id: sampleIds.expense, status: 3, comment: 'Udbetales med lønnen' },
    response: { message: 'Udgiften er godkendt.' },
  },
};
