import { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { orderForm, placeOrder } from '@driftig/tests/support/company/orders';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';

const today = '2026-07-15';
beforeEach(() => {
  vi.setSystemTime(`${today}T10:00:00.000Z`);
  return () => vi.useRealTimers();
});

const days = ['2025-12-31', '2026-01-01', '2026-07-01', '2026-07-14', '2026-12-31'];
const step = fc.record({
  what: fc.constantFrom(
    'invoice',
    'order',
    'invoiceStatus',
    'move',
    'orderStatus',
    'drop',
    'dropOrder',
  ),
  pick: fc.nat(),
  day: fc.constantFrom(...days),
  status: fc.integer({ min: 1, max: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Made {
  readonly invoices: string[];
  readonly orders: string[];
}

/** Does one action; a refused one (an issued invoice, a deleted order) changes nothing. */
async function act(owner: Caller, made: Made, { what, pick, day, status }: Step): Promise<void> {
  const at = (ids: readonly string[]) => ids[pick % Math.max(ids.length, 1)] ?? '0.nobody';
  const [invoice, order] = [at(made.invoices), at(made.orders)];
  const remove = (dType: string, id: string) =>
    owner.call(recordRoutes.deleteRecord, { body: { dType, id } });
  switch (what) {
    case 'invoice':
      made.invoices.push((await issue(owner, { date: day, paydate: '2026-12-31' })).id);
      break;
    case 'order':
      made.orders.push((await placeOrder(owner, { startDate: day, endDate: '2027-01-01' })).id);
      break;
    case 'invoiceStatus':
      await owner.call(invoiceRoutes.changeInvoiceStatus, {
        body: { id: invoice, invoicechose: status },
      });
      break;
    case 'move': {
      const body = { id: order, ...orderForm, startDate: day, endDate: '2027-01-01' };
      await owner.call(orderRoutes.updateOrder, { body });
      break;
    }
    case 'orderStatus':
      await owner.call(orderRoutes.changeOrderStatus, {
        body: { id: order, invoicechose: status },
      });
      break;
    case 'drop':
      await remove('invoices', invoice);
      break;
    default:
      await remove('orders', order);
  }
}

interface Row {
  readonly status: number;
  readonly orderdatestart?: string;
}

async function agreement(owner: Caller, year: string) {
  const query = { year };
  const [info, orders, invoices, months] = await Promise.all([
    owner.call(dashboardRoutes.getDashboard, { query }),
    owner.call(recordRoutes.listOrders, { query: { year, limit: '500' } }),
    owner.call(recordRoutes.listInvoices, { query: { year, limit: '500' } }),
    owner.call(dashboardRoutes.getOrdersByMonth, { query }),
  ]);
  const [placed, issued] = [orders.json as Row[], invoices.json as Row[]];
  const startIn = (month: number) =>
    placed.filter(({ orderdatestart = '' }) => Number(orderdatestart.slice(5, 7)) === month).length;
  return {
    shown: {
      ...(({ invoicecount, filteredInvoiceCount, ordercount }) => ({
        invoicecount,
        filteredInvoiceCount,
        ordercount,
      }))(info.json as Record<string, number>),
      months: (months.json as { value: number }[]).map(({ value }) => value),
    },
    listed: {
      invoicecount: issued.length,
      filteredInvoiceCount: issued.filter(({ status }) => status !== 3 && status !== 5).length,
      ordercount: placed.length,
      months: Array.from({ length: 12 }, (_, index) => startIn(index + 1)),
    },
  };
}

test('after any sequence of changes the figures equal those computed from the lists', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { owner } = await createCompany();
      const made: Made = { invoices: [], orders: [] };
      for (const one of steps) await act(owner, made, one);
      for (const year of ['2025', '2026']) {
        const { shown, listed } = await agreement(owner, year);
        expect(shown).toEqual(listed);
      }
    }),
    { numRuns: 8 },
  );
});
