import type { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Handler } from '../pipeline/handler.ts';
import { payableRows } from './payroll-rows.ts';

export const previewPayroll: Handler<typeof accountingRoutes.previewPayroll> = async ({
  store,
  input,
}) => {
  const { mileage, diet, expense, numbers } = await store.payroll.settings();
  const rows = (await payableRows(store, input.query)).map(({ row }) => row);
  const names = new Map(rows.map(({ employeeId, name }) => [employeeId, name]));
  const people = [...names].map(([employeeId, name]) => {
    return { employeeId, name, number: numbers[employeeId] ?? '' };
  });
  const sum = rows.reduce((total, { amount, exportedAt }) => {
    return exportedAt === '' ? total + amount : total;
  }, 0);
  return { rows, sum, mileage, diet, expense, people };
};
