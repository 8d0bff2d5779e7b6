import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createDrive, decideAllowance } from '@driftig/tests/support/bookkeeping/allowances';
import { createExpense, decideExpense } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const period = { from: '2026-03-01', to: '2026-03-31' };

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
  const { id } = await createDrive(company.employee, { km: 72.5 });
  await decideAllowance(company.owner, id, 2);
  await createDrive(company.employee, { km: 10 });
  const expense = await createExpense(company);
  await decideExpense(company.owner, expense.id, 3);
  await createExpense(company, { status: 3, amount: 99 });
});

const save = (number = '100') =>
  company.owner.call(accountingRoutes.savePayrollSettings, {
    body: {
      mileage: '61',
      diet: '62',
      expense: '63',
      people: [{ employeeId: company.employee.user.userId, number }],
    },
  });
const exportFile = (more: object = {}) =>
  company.owner.call(accountingRoutes.exportPayroll, { body: { ...period, ...more } });

/** Reads the file as a payroll system does: numbers in hundredths, apart from the code that writes it. */
function read(text: string) {
  const lines = text.split('\r\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [cvr, employee, type, units, rate, amount] = line.split(';');
    const oere = Math.round((Number(units) * Number(rate)) / 100);
    return { cvr, employee, type, amount, kroner: oere / 100 };
  });
}

test('the file has the approved rows of the period, and adds up to what the preview shows', async () => {
  await save();
  const preview = await company.owner.call(accountingRoutes.previewPayroll, { query: period });
  expect(preview.json).toMatchObject({ sum: 934.15, people: [{ number: '100' }] });
  const { json } = await exportFile();
  const { text, count, filename } = json as { text: string; count: number; filename: string };
  expect([count, filename]).toEqual([2, 'loen-2026-03-01-2026-03-31.csv']);
  const lines = read(text);
  expect(lines.map(({ type, kroner }) => `${type} ${kroner}`).toSorted()).toEqual([
    '61 285.65',
    '63 648.5',
  ]);
  expect(lines.every(({ employee, amount }) => employee === '100' && amount === '')).toBe(true);
  expect(text).toMatch(/^[\d;\r\n]+$/);
});

test('a second export says so, leaves exported rows out, and gives them when asked again', async () => {
  await save();
  await exportFile();
  const second = await exportFile();
  expect(second).toMatchObject({ status: 409, json: { code: 'needs_confirmation' } });
  expect((await exportFile({ again: 1 })).json).toMatchObject({ count: 2 });
  const { id } = await createDrive(company.employee, { km: 1 });
  await decideAllowance(company.owner, id, 2);
  const { json } = await exportFile();
  expect(read((json as { text: string }).text)).toMatchObject([{ kroner: 3.94 }]);
  const preview = await company.owner.call(accountingRoutes.previewPayroll, { query: period });
  expect(preview.json).toMatchObject({ sum: 0 });
});

test('two exports at once: one file, and the other is refused (409)', async () => {
  await save();
  await company.owner.session();
  onTestFinished(holdCommitsUntil(services().table, 2));
  expect(statusesOf(await Promise.all([exportFile(), exportFile()]))).toEqual([200, 409]);
});

test('nothing is exported or marked until codes and numbers are there', async () => {
  const refused = await exportFile();
  expect(refused).toMatchObject({ status: 409 });
  await save();
  expect((await exportFile()).json).toMatchObject({ count: 2 });
});

test('codes and numbers are digits alone, so that no cell is a formula', async () => {
  expect(await save('=1+1')).toMatchObject({ status: 400 });
});

test("another company's rows are not in it", async () => {
  await save();
  const { owner } = await createCompany();
  const { json } = await owner.call(accountingRoutes.previewPayroll, { query: period });
  expect(json).toMatchObject({ rows: [], sum: 0 });
});
