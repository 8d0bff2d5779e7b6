import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { capacityOf } from '@driftig/tests/support/infra/capacity';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import {
  buyerAddress,
  depositForm,
  invoiceForm,
  issue,
  paidDeposit,
} from '@driftig/tests/support/company/invoices';
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

/** The most reads of the table that are under way at once while `work` runs. */
async function readsAtOnce(work: () => Promise<unknown>): Promise<number> {
  const { client } = services().table;
  let [now, most] = [0, 0];
  client.middlewareStack.add(
    (send, { commandName = '' }) =>
      async (args) => {
        if (!commandName.startsWith('GetItem')) return send(args);
        now += 1;
        most = Math.max(most, now);
        return send(args).finally(() => (now -= 1));
      },
    { step: 'initialize', name: 'readsAtOnce', override: true },
  );
  try {
    await work();
    return most;
  } finally {
    client.middlewareStack.remove('readsAtOnce');
  }
}

/** `npm run check:aws`: Amazon's emulator counts each index of a transaction four times, and some writes not at all. */
const mostWritten = process.env['DYNAMODB_ENDPOINT'] === undefined ? 22 : 28;

test('issuing costs at most 22 write units and 4 read units, of which 3 are read together', async () => {
  const { owner } = await createCompany();
  await issue(owner, { groups });
  const send = (key: string) =>
    owner.call(invoiceRoutes.issueInvoice, {
      body: { ...invoiceForm, ...buyerAddress },
      headers: { 'idempotency-key': key },
    });
  expect((await send('cost-key-1')).status).toBe(201);
  const units = await capacityOf(services().table, () => send('cost-key-2'));
  expect(units.written).toBeLessThanOrEqual(mostWritten);
  expect(units.read).toBeLessThanOrEqual(4);
  expect(await readsAtOnce(() => send('cost-key-3'))).toBe(3);
});
