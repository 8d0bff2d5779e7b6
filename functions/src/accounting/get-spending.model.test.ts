import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { recountSpending } from '@driftig/data/accounting/spending-recount';
import { createDrive, decideAllowance } from '@driftig/tests/support/bookkeeping/allowances';
import {
  createExpense,
  decideExpense,
  decideVoucher,
  editVoucher,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { moveTo } from '@driftig/tests/support/company/conversations';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { decideReceipt } from '@driftig/tests/support/company/receipts';
import { expectSums, quickVoucher } from '@driftig/tests/support/company/spending';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const day = fc.constantFrom('01', '10', '15', '28');
const date = fc.tuple(day, fc.constantFrom('01', '02', '03'));
const step = fc.record({
  what: fc.constantFrom(
    'receipt',
    'accept',
    'approve',
    'reject',
    'edit',
    'delete',
    'expense',
    'decide',
    'drive',
    'decideDrive',
    'withdraw',
  ),
  which: fc.nat(20),
  date,
  amount: fc.integer({ min: 1, max: 90_000 }),
  type: fc.constantFrom('1', '2', '3'),
  status: fc.constantFrom(1, 2, 3),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Does a step; a refused one is as good, since the sums must follow what is stored. */
async function take(company: TestCompany, made: Made, chosen: Step): Promise<void> {
  const { what, which, amount, type, status } = chosen;
  const [day, month] = chosen.date;
  const { owner, employee } = company;
  const oneOf = (ids: readonly string[]) => ids[which % ids.length] ?? 'none';
  const receipt = oneOf(made.receipts);
  const date = `2026-${month}-${day}`;
  const fields = {
    date: `${day}-${month}-2026`,
    amount: String(amount),
    vatAmount: '0',
    bilagType: type,
  };
  const steps: Record<Step['what'], () => Promise<unknown>> = {
    receipt: async () => made.receipts.push(await quickVoucher(company, fields)),
    accept: () => decideVoucher(owner, receipt, 3),
    approve: () => decideReceipt(owner, receipt, 1),
    reject: () => decideVoucher(owner, receipt, 2),
    edit: () => editVoucher(owner, receipt, fields),
    delete: () => owner.call(accountingRoutes.deleteVoucher, { params: { id: receipt } }),
    expense: async () =>
      made.expenses.push((await createExpense(company, { date, amount, status })).id),
    decide: () => decideExpense(owner, oneOf(made.expenses), status === 1 ? 4 : 3),
    drive: async () =>
      made.drives.push((await createDrive(employee, { date, km: 1 + (amount % 5000) })).id),
    decideDrive: () => decideAllowance(owner, oneOf(made.drives), status === 1 ? 4 : 2),
    withdraw: () =>
      employee.call(accountingRoutes.withdrawAllowance, { params: { id: oneOf(made.drives) } }),
  };
  await steps[what]();
}

interface Made {
  readonly receipts: string[];
  readonly expenses: string[];
  readonly drives: string[];
}

test('after any steps, two at once among them, the sums equal those of the lists', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.option(step, { nil: undefined })), {
        minLength: 6,
        maxLength: 14,
      }),
      async (history) => {
        const company = await createCompany();
        await moveTo(company, await createDepartment(company, 'Servering'), company.employee);
        const made: Made = { receipts: [], expenses: [], drives: [] };
        for (const [first, second] of history) {
          const both = [first, ...(second === undefined ? [] : [second])];
          await sendTogether(
            services().table,
            both.map((one) => () => take(company, made, one)),
          );
        }
        await expectSums(company);
        expect(await recountSpending(services().table, company.companyId)).toBe(0);
      },
    ),
    { numRuns: 5 },
  );
});
