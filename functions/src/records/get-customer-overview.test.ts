import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { issue, setStatus } from '@driftig/tests/support/company/invoices';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';

const today = '2026-07-15';
const noRevenue = Array.from({ length: 12 }, () => 0);
let company: TestCompany;
beforeEach(async () => {
  vi.setSystemTime(`${today}T10:00:00.000Z`);
  company = await createCompany();
  return () => vi.useRealTimers();
});

const overview = async (who: Caller, customerid: string) =>
  (await who.call(recordRoutes.getCustomerOverview, { query: { customerid } })).json;

test('a new customer has bought nothing and owes nothing', async () => {
  const customerid = await createCustomer(company.owner);
  expect(await overview(company.owner, customerid)).toEqual({
    since: today,
    revenue: 0,
    revenuelastyear: 0,
    revenuebymonth: noRevenue,
    unpaidcount: 0,
    unpaidamount: 0,
    nextdue: '',
    overduecount: 0,
    overdueamount: 0,
    oldestdue: '',
    credits: [],
    othercurrencies: [],
  });
});

test('revenue is net of VAT by year, and what is open is with it, by the day it is due', async () => {
  const customerid = await createCustomer(company.owner);
  const one = (date: string, paydate: string) =>
    issue(company.owner, { customerid, date, paydate });
  const { id: paid } = await one('2025-11-02', '2025-11-10');
  const { id: cancelled } = await one('2026-01-02', '2026-01-10');
  await one('2026-06-20', '2026-07-03');
  await one('2026-07-10', '2026-07-15');
  await one('2026-07-11', '2026-08-01');
  await setStatus(company.owner, paid, 3);
  await setStatus(company.owner, cancelled, 5);
  expect(await overview(company.owner, customerid)).toEqual({
    since: today,
    revenue: 300,
    revenuelastyear: 100,
    revenuebymonth: [0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 100, 200],
    unpaidcount: 3,
    unpaidamount: 375,
    nextdue: '2026-07-15',
    overduecount: 1,
    overdueamount: 125,
    oldestdue: '2026-07-03',
    credits: [],
    othercurrencies: [],
  });
});

test('ten invoices at once are all counted', async () => {
  const customerid = await createCustomer(company.owner);
  await Promise.all(Array.from({ length: 10 }, () => issue(company.owner, { customerid })));
  expect(await overview(company.owner, customerid)).toMatchObject({
    unpaidcount: 10,
    revenue: 1000,
  });
});

const days = ['2025-12-31', '2026-01-01', '2026-07-14', '2026-07-15', '2026-12-31'];
const step = fc.record({
  what: fc.constantFrom('issue', 'issue', 'status', 'status', 'drop', 'edit', 'remove'),
  pick: fc.nat(),
  customer: fc.nat(),
  day: fc.constantFrom(...days),
  price: fc.nat(1_000_000).map((count) => (count * 4) / 100),
  status: fc.integer({ min: 1, max: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Made {
  readonly invoices: { readonly id: string; readonly number: number }[];
  readonly customers: readonly string[];
}

/** Does one action; a refused one (an invoice that was sent, a customer who is gone) changes nothing. */
async function act(owner: Caller, made: Made, one: Step): Promise<void> {
  const invoice = made.invoices[one.pick % Math.max(made.invoices.length, 1)]?.id ?? '0.nobody';
  const customerid = made.customers[one.customer % (made.customers.length + 1)];
  const post = (route: (typeof recordRoutes)['deleteRecord' | 'updateRecord'], body: object) =>
    owner.call(route, { body, params: { id: customerid ?? 'nobody' } });
  switch (one.what) {
    case 'issue': {
      const groups = { '1': [{ description: 'Leje', quantity: 1, price: one.price }] };
      const form = {
        date: one.day,
        paydate: '2026-12-31',
        groups,
        ...(customerid && { customerid }),
      };
      const late = { ...form, paydate: one.day };
      const issued = await issue(owner, one.pick % 2 === 0 ? form : late).catch(() => undefined);
      if (issued) made.invoices.push({ id: issued.id, number: issued.invoicenumber });
      return;
    }
    case 'status':
      await owner.call(invoiceRoutes.changeInvoiceStatus, {
        body: { id: invoice, invoicechose: one.status },
      });
      return;
    case 'drop':
      await post(recordRoutes.deleteRecord, { dType: 'invoices', id: invoice });
      return;
    case 'edit':
      await post(recordRoutes.updateRecord, { dType: 'customers', company: `Holm ${one.pick}` });
      return;
    default:
      await post(recordRoutes.deleteRecord, { dType: 'customers', id: customerid ?? 'nobody' });
  }
}

/** The same figures from each invoice of the customer, one by one. */
async function recount({ store }: TestCompany, made: Made, customerId: string) {
  const found = await Promise.all(
    made.invoices.map(({ number }) => store.invoices.getByNumber(number).catch(() => undefined)),
  );
  const own = found.flatMap((one) => (one?.buyer.customerId === customerId ? [one] : []));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0) / 100;
  const revenue = (year: string) =>
    sum(
      own
        .filter(({ date, status }) => date.startsWith(year) && status !== 'cancelled')
        .map(({ sums }) => sums.price),
    );
  const open = own
    .filter(({ status, sums }) => !['paid', 'cancelled'].includes(status) && sums.amountDue > 0)
    .toSorted((a, b) => a.payDate.localeCompare(b.payDate));
  const late = open.filter(({ payDate }) => payDate < today);
  return {
    revenue: revenue('2026'),
    revenuelastyear: revenue('2025'),
    unpaidcount: open.length,
    unpaidamount: sum(open.map(({ sums }) => sums.amountDue)),
    nextdue: open.find(({ payDate }) => payDate >= today)?.payDate ?? '',
    overduecount: late.length,
    overdueamount: sum(late.map(({ sums }) => sums.amountDue)),
    oldestdue: late[0]?.payDate ?? '',
    credits: [],
    othercurrencies: [],
  };
}

test('after any sequence of changes the figures equal those computed from the invoices', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const here = await createCompany({ plan: 'pro' });
      const customers = [await createCustomer(here.owner), await createCustomer(here.owner)];
      const made: Made = { invoices: [], customers };
      for (const one of steps) await act(here.owner, made, one);
      for (const customerid of customers) {
        const shown = await overview(here.owner, customerid);
        // A customer who was deleted has no page.
        if ((shown as { code?: string }).code === 'not_found') continue;
        expect(shown).toMatchObject(await recount(here, made, customerid));
      }
    }),
    { numRuns: 12 },
  );
});

test("another company's customer answers as none does, and employees are refused", async () => {
  const customerid = await createCustomer(company.owner);
  const other = await createCompany();
  expect(await overview(other.owner, customerid)).toMatchObject({ code: 'not_found' });
  expect(await overview(company.employee, customerid)).toMatchObject({ code: 'forbidden' });
});
