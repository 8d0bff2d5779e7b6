import { invoiceStatusNumbers } from '@driftig/contracts/invoices/invoice-status';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { creditOf, openAmount } from '@driftig/domain/invoices/balance';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { buyerAddress, invoiceForm } from '@driftig/tests/support/company/invoices';
import { placeOrder } from '@driftig/tests/support/company/orders';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Random actions; the numbers choose among the invoices and orders that there are. */
const which = fc.nat(99);
const issuing = {
  kind: fc.constant('issue' as const),
  date: fc.constantFrom('2025-12-31', '2026-01-01', '2026-06-15'),
  price: fc.integer({ min: 0, max: 200_000 }).map((count) => count / 100),
  /** Per cent of the price that a deposit asks for. */
  deposit: fc.constant<number | undefined>(undefined),
  of: fc.constantFrom('nothing' as const, 'order' as const),
  which,
};
const plainly = fc.record(issuing);
const deposit = fc.record({ ...issuing, deposit: fc.integer({ min: 1, max: 99 }) });
const end = fc.record({ ...issuing, of: fc.constant('deposit' as const) });
const other = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), which, to: fc.constantFrom(1, 2, 3, 4, 5) }),
  fc.record({
    kind: fc.constant('pay' as const),
    which,
    part: fc.constantFrom(1, 1.5, 0.5, 0.01),
    as: fc.constantFrom('payment', 'payment', 'refund', 'writeOff', 'useCredit'),
  }),
  fc.record({ kind: fc.constant('undo' as const), which }),
  fc.record({ kind: fc.constant('credit' as const), which }),
  fc.record({ kind: fc.constant('delete' as const), which }),
  fc.record({ kind: fc.constant('merge' as const), which }),
  fc.record({ kind: fc.constant('unmerge' as const), which }),
);
const anyStep = fc.oneof(
  { weight: 2, arbitrary: plainly },
  { weight: 3, arbitrary: deposit },
  { weight: 4, arbitrary: end },
  { weight: 9, arbitrary: other },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;
type Issuing = Extract<Step, { kind: 'issue' }>;
type Other = Exclude<Step, Issuing>;

const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length];

async function stored({ store }: TestCompany): Promise<readonly Invoice[]> {
  const { rows } = await store.invoices.list({ limit: 500 });
  return Promise.all(rows.map(({ number }) => store.invoices.getByNumber(number)));
}

const isLive = ({ status }: Invoice) => status !== 'cancelled';

/** True when a step fits the invoice; now and then it is run on any invoice, and refused. */
const fits: Readonly<Record<Other['kind'], (invoice: Invoice) => boolean>> = {
  status: isLive,
  pay: () => true,
  undo: ({ payments, status }) => payments.length > 0 && status !== 'cancelled',
  credit: isLive,
  delete: ({ everIssued }) => !everIssued,
  merge: (invoice) => isLive(invoice) && invoice.linkedOrder === undefined,
  unmerge: ({ linkedOrder }) => linkedOrder !== undefined,
};

/** Steps that do not fit what is there are refused, and must leave everything as it was. */
async function take(company: TestCompany, step: Step): Promise<void> {
  const { owner } = company;
  if (step.kind === 'issue') return issueAny(company, step);
  const all = await stored(company);
  const fitting = all.filter((one) => step.which % 8 === 0 || fits[step.kind](one));
  const invoice = pick(fitting, step.which);
  if (invoice === undefined) return;
  const { id } = invoice;
  if (step.kind === 'status')
    await owner.call(invoiceRoutes.changeInvoiceStatus, { body: { id, invoicechose: step.to } });
  else if (step.kind === 'pay') {
    const amount = Math.max(Math.floor(invoice.sums.amountDue * step.part), 1) / 100;
    const other = pick(all, step.which + 1)?.number;
    const more = { kind: step.as, text: 'Tab', otherinvoice: other, confirmed: 1 };
    const body = { id, date: '2026-01-01', amount: amountFor(invoice, step.as) ?? amount, ...more };
    await owner.call(invoiceRoutes.recordPayment, { body });
  } else if (step.kind === 'undo') {
    const paymentid = invoice.payments.at(-1)?.id ?? 'none';
    await owner.call(invoiceRoutes.undoPayment, { body: { id, paymentid } });
  } else if (step.kind === 'credit')
    await owner.call(invoiceRoutes.creditInvoice, { body: { id } });
  else if (step.kind === 'delete')
    await owner.call(recordRoutes.deleteRecord, { body: { dType: 'invoices', id } });
  else if (step.kind === 'merge')
    await owner.call(invoiceRoutes.mergeInvoice, {
      body: { id, ordernumber: (step.which % 2) + 1 },
    });
  else await owner.call(invoiceRoutes.unmergeInvoice, { body: { id } });
}

/** An amount that a kind of entry accepts; undefined for a payment. */
function amountFor(invoice: Invoice, kind: string): number | undefined {
  if (kind === 'payment') return undefined;
  const ofKind = kind === 'writeOff' ? openAmount(invoice) : creditOf(invoice);
  return Math.max(ofKind, 1) / 100;
}

async function issueAny(company: TestCompany, step: Issuing): Promise<void> {
  const { date, price, deposit: percent, of } = step;
  const base = of === 'deposit' ? await depositToUse(company, step.which) : undefined;
  const body = {
    ...invoiceForm,
    ...buyerAddress,
    date,
    paydate: date,
    groups: { '1': [{ description: 'Leje', quantity: 1, price }] },
    ...(of === 'order' ? { getOrderUniqueNumber: (step.which % 2) + 1 } : {}),
    ...(percent === undefined
      ? {}
      : { deporend: 1, depprice: (Math.floor(price) * percent) / 100 }),
    ...(base === undefined ? {} : { date: base.date, depinvoicenumber: base.number }),
  };
  await company.owner.call(invoiceRoutes.issueInvoice, { body });
}

/** A deposit that no End invoice is based on; nearly always it has been paid by then. */
async function depositToUse(company: TestCompany, index: number): Promise<Invoice | undefined> {
  const number = pick((await company.store.deposits.list({})).rows, index)?.number;
  if (number === undefined) return undefined;
  const found = await company.store.invoices.getByNumber(number);
  const body = { id: found.id, invoicechose: 3 };
  if (index % 8 > 0) await company.owner.call(invoiceRoutes.changeInvoiceStatus, { body });
  return found;
}

/** The figures of a year, added up plainly from the invoices as they are stored. */
function recomputed(all: readonly Invoice[], year: number): Record<string, number> {
  const figures: Record<string, number> = {};
  const add = (key: string, value: number) => (figures[key] = (figures[key] ?? 0) + value);
  for (const { date, payDate, status, sums, payments, prepayment } of all) {
    if (!date.startsWith(String(year))) continue;
    const code = invoiceStatusNumbers[status];
    const paid = payments.reduce((sum, one) => sum + signOf(one) * one.amount, 0);
    const isOpen = status !== 'paid' && status !== 'cancelled';
    const open = isOpen ? sums.amountDue - paid : sums.amountDue;
    add(`c${code}`, 1);
    add(`a${code}`, open);
    if (status !== 'cancelled') add(`s${date.slice(5, 7)}`, sums.price - (prepayment?.price ?? 0));
    if (!isOpen || sums.amountDue <= 0) continue;
    add(`${payDate.slice(0, 7)} n${payDate.slice(8)}`, 1);
    add(`${payDate.slice(0, 7)} a${payDate.slice(8)}`, open);
  }
  return withoutZeros(figures);
}

/** A write-off closes an invoice like a payment. */
const signOf = ({ kind = 'payment' }: Invoice['payments'][number]) =>
  kind === 'refund' || kind === 'creditOut' ? -1 : 1;

/** Expected credit of customers, by plain addition. */
function owed(all: readonly Invoice[]): object[] {
  const amounts = all.map(({ status, sums, payments }) => {
    const settled = payments.filter(({ kind }) => status !== 'cancelled' || kind !== 'writeOff');
    const paid = settled.reduce((sum, one) => sum + signOf(one) * one.amount, 0);
    return Math.max(paid - (status === 'cancelled' ? 0 : sums.amountDue), 0);
  });
  const some = amounts.filter((amount) => amount > 0);
  const amount = some.reduce((sum, one) => sum + one, 0);
  return some.length === 0 ? [] : [{ currency: 'DKK', count: some.length, amount }];
}

const withoutZeros = (figures: Record<string, number>) =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== 0));

/** The same figures as they are kept, without those of orders. */
async function kept({ store }: TestCompany, year: number): Promise<Record<string, number>> {
  const owed = await store.totals.listOwed(year, '2099-12-31');
  const byDay = owed.flatMap(({ month, figures }) =>
    Object.entries(figures).map(([key, value]) => [`${month} ${key}`, value] as const),
  );
  const ofYear = Object.entries(await store.totals.getYear(year));
  const all = [...ofYear, ...byDay].filter(([key]) => !key.startsWith('o'));
  return withoutZeros(Object.fromEntries(all));
}

const byNumber = (one: number, other: number) => one - other;

/** Invariants after any history, besides the figures. */
async function assertConsistent(company: TestCompany, all: readonly Invoice[]): Promise<void> {
  const { store } = company;
  const counted = all.filter(({ status }) => status !== 'cancelled');
  const bases = counted.flatMap(({ prepayment }) => prepayment?.number ?? []);
  expect(new Set(bases).size).toBe(bases.length);
  const open = (await store.deposits.list({ limit: 500 })).rows.map(({ number }) => number);
  const deposits = counted.filter(({ isDeposit }) => isDeposit).map(({ number }) => number);
  expect([...open, ...bases].toSorted(byNumber)).toEqual(deposits.toSorted(byNumber));
  for (const number of [1, 2]) {
    const order = await store.orders.find(number);
    const linked = all.filter(({ linkedOrder }) => linkedOrder === number);
    const invoice = linked.find(({ isDeposit }) => !isDeposit)?.number;
    const deposit = linked.find(({ isDeposit }) => isDeposit)?.number;
    expect([order?.invoiceNumber, order?.depositInvoiceNumber]).toEqual([invoice, deposit]);
    expect(linked.length).toBeLessThanOrEqual(2);
  }
  const credited = all.filter(({ status }) => status === 'cancelled');
  const numbers = credited.map(({ creditNote }) => creditNote?.number ?? 0);
  expect(numbers.toSorted(byNumber)).toEqual(credited.map((_, index) => index + 1));
}

test('after any history the figures are those of the invoices, and everything fits together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 16 }), async (history) => {
      const company = await createCompany();
      await placeOrder(company.owner);
      await placeOrder(company.owner);
      for (const step of history) await take(company, step);
      const all = await stored(company);
      for (const year of [2025, 2026])
        expect(await kept(company, year)).toEqual(recomputed(all, year));
      expect(await company.store.totals.listCredits()).toEqual(owed(all));
      await assertConsistent(company, all);
    }),
    // Without shrinking, which would take minutes: the histories are short.
    { numRuns: 8, endOnFailure: true },
  );
});
