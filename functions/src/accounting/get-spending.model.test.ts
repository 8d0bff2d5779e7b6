import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { recountSpending } from '@driftig/data/accounting/spending-recount';
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
  ),
  which: fc.nat(20),
  date,
  amount: fc.integer({ min: 1, max: 90_000 }),
  type: fc.constantFrom('1', '2', '3'),
  status: fc.constantFrom(1, 2, 3),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Does a step; a refused one is as good, since the sums must follow what is stored. */
async function take(company: TestCompany, made: Made, steps: Step): Promise<void> {
  const {
    what,
    which,
    date: [d, m],
    amount,
    type,
    status,
  } = steps;
  const { owner } = company;
  const receipt = made.receipts[which % made.receipts.length] ?? 'none';
  const expense = made.expenses[which % made.expenses.length] ?? 'none';
  const fields = {
    date: `${d}-${m}-2026`,
    amount: String(amount),
    vatAmount: '0',
    bilagType: type,
  };
  if (what === 'receipt') made.receipts.push(await quickVoucher(company, fields));
  else if (what === 'accept') await decideVoucher(owner, receipt, 3);
  else if (what === 'approve') await decideReceipt(owner, receipt, 1);
  else if (what === 'reject') await decideVoucher(owner, receipt, 2);
  else if (what === 'edit') await editVoucher(owner, receipt, fields);
  else if (what === 'delete')
    await owner.call(accountingRoutes.deleteVoucher, { params: { id: receipt } });
  else if (what === 'expense')
    made.expenses.push(
      (await createExpense(company, { date: `2026-${m}-${d}`, amount, status })).id,
    );
  else await decideExpense(owner, expense, status === 1 ? 4 : 3);
}

interface Made {
  readonly receipts: string[];
  readonly expenses: string[];
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
        const made: Made = { receipts: [], expenses: [] };
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
