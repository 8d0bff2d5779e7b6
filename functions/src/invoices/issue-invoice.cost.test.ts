import { capacityOf } from '@driftig/tests/support/infra/capacity';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { depositForm, issue, paidDeposit } from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

const { groups } = depositForm;

/** The write units of issuing an invoice; the sums of `changes` decide what it is. */
async function unitsOf(who: Caller, changes: object): Promise<number> {
  const units = await capacityOf(services().table, () => issue(who, { groups, ...changes }));
  return units.written;
}

test('a deposit or End invoice of an order costs at most 4 write units more than an invoice of it', async () => {
  const { owner } = await createCompany();
  const orders = [await placeOrder(owner), await placeOrder(owner), await placeOrder(owner)];
  const [plainly, forDeposit, forEnd] = orders.map(({ ordernumber }) => ({
    getOrderUniqueNumber: ordernumber,
  }));
  await issue(owner, { groups });
  const plain = await unitsOf(owner, { ...plainly });
  const deposit = await unitsOf(owner, { ...depositForm, ...forDeposit });
  const { invoicenumber } = await paidDeposit(owner, { ...forEnd });
  const end = await unitsOf(owner, { ...forEnd, depinvoicenumber: invoicenumber });
  expect(plain).toBeGreaterThan(0);
  expect([deposit - plain, end - plain].map((more) => more <= 4)).toEqual([true, true]);
});
