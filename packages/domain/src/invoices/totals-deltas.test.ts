import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addUp, type TotalsDelta } from '../aggregates.ts';
import { totalsOfChange, totalsOfDeleting, totalsOfIssuing } from './totals-deltas.ts';

const statuses = ['notSent', 'waiting', 'paid', 'sent', 'cancelled'] as const;
const invoice = {
  date: '2026-03-02',
  payDate: '2026-04-17',
  status: 'notSent',
  sums: { price: 10_000, amountDue: 12_500 },
} as const;

const anyInvoice = fc.record({
  date: fc.constantFrom('2025-12-31', '2026-01-01', '2026-03-02', '2026-12-31'),
  payDate: fc.constantFrom('2026-01-31', '2026-12-31', '2027-01-01'),
  status: fc.constantFrom(...statuses),
  sums: fc.record({ price: fc.nat(1_000_000), amountDue: fc.nat(1_250_000) }),
});
type AnyInvoice = typeof anyInvoice extends fc.Arbitrary<infer T> ? T : never;

const bucketOf = ({ year, payMonth = '' }: TotalsDelta) => `${year} ${payMonth}`;
const inOrder = (deltas: readonly TotalsDelta[]) =>
  addUp(deltas).toSorted((a, b) => bucketOf(a).localeCompare(bucketOf(b)));

describe('the delta of a change to the totals of the year', () => {
  test('issuing adds sales of its month, one invoice not sent and its open amount', () => {
    expect(totalsOfIssuing(invoice)).toEqual([
      { year: 2026, add: { s03: 10_000, c1: 1, a1: 12_500 } },
      { year: 2026, payMonth: '2026-04', add: { n17: 1, a17: 12_500 } },
    ]);
  });

  test('an amount in euro is kept by its currency, and counted with all others', () => {
    expect(totalsOfIssuing({ ...invoice, countedIn: 'EUR' })).toEqual([
      { year: 2026, add: { c1: 1 } },
      { year: 2026, currency: 'EUR', add: { s03: 10_000, a1: 12_500 } },
      { year: 2026, payMonth: '2026-04', add: { n17: 1 } },
      { year: 2026, payMonth: '2026-04', currency: 'EUR', add: { a17: 12_500 } },
    ]);
    const kroner = totalsOfIssuing({ ...invoice, countedIn: 'DKK' });
    expect(kroner).toEqual(totalsOfIssuing(invoice));
  });

  test('moving an amount to its currency takes it from kroner, and counts nothing twice', () => {
    expect(totalsOfChange(invoice, { ...invoice, countedIn: 'EUR' })).toEqual([
      { year: 2026, add: { s03: -10_000, a1: -12_500 } },
      { year: 2026, payMonth: '2026-04', add: { a17: -12_500 } },
      { year: 2026, currency: 'EUR', add: { s03: 10_000, a1: 12_500 } },
      { year: 2026, payMonth: '2026-04', currency: 'EUR', add: { a17: 12_500 } },
    ]);
  });

  test('a payment moves the amount to paid, leaves the sales and removes the open amount', () => {
    expect(totalsOfChange({ ...invoice, status: 'sent' }, { ...invoice, status: 'paid' })).toEqual([
      { year: 2026, add: { c4: -1, a4: -12_500, c3: 1, a3: 12_500 } },
      { year: 2026, payMonth: '2026-04', add: { n17: -1, a17: -12_500 } },
    ]);
  });

  test('a change between open statuses leaves the open amount', () => {
    expect(
      totalsOfChange(invoice, { ...invoice, status: 'sent' }).map(({ payMonth }) => payMonth),
    ).toEqual([undefined]);
  });

  test('cancelling subtracts the sales', () => {
    expect(totalsOfChange(invoice, { ...invoice, status: 'cancelled' })[0]?.add).toMatchObject({
      s03: -10_000,
      c1: -1,
      c5: 1,
    });
  });

  test('a part payment moves what is open, and leaves count and sales', () => {
    const partlyPaid = { ...invoice, payments: [{ amount: 4500 }] };
    expect(totalsOfChange(invoice, partlyPaid)).toEqual([
      { year: 2026, add: { a1: -4500 } },
      { year: 2026, payMonth: '2026-04', add: { a17: -4500 } },
    ]);
  });

  test('an End invoice adds to the sales what its deposit has not (product D10)', () => {
    const prepayment = { number: 7, date: '2026-02-01', price: 4000, tax: 1000 };
    const sums = { price: 10_000, amountDue: 7500 };
    expect(totalsOfIssuing({ ...invoice, sums, prepayment })[0]?.add).toEqual({
      s03: 6000,
      c1: 1,
      a1: 7500,
    });
  });

  test('an invoice of zero kroner is counted too', () => {
    const free = { ...invoice, sums: { price: 0, amountDue: 0 } };
    expect(totalsOfIssuing(free)).toEqual([{ year: 2026, add: { c1: 1 } }]);
  });
});

describe('for any invoice', () => {
  test('issuing and deleting add up to nothing', () => {
    fc.assert(
      fc.property(anyInvoice, (any) => {
        expect(addUp([...totalsOfIssuing(any), ...totalsOfDeleting(any)])).toEqual([]);
      }),
    );
  });

  test('changing the status and back adds up to nothing', () => {
    fc.assert(
      fc.property(anyInvoice, fc.constantFrom(...statuses), (any, status) => {
        const changed = { ...any, status };
        const back = totalsOfChange(changed, any);
        expect(addUp([...totalsOfChange(any, changed), ...back])).toEqual([]);
      }),
    );
  });

  test('only the first and last status matter', () => {
    const anyWay = fc.array(fc.constantFrom(...statuses));
    fc.assert(
      fc.property(fc.array(fc.tuple(anyInvoice, anyWay)), (histories) => {
        const deltas = histories.flatMap(([any, way]) => stepsOf(any, way));
        const ends = histories.map(([any, way]) => ({ ...any, status: way.at(-1) ?? any.status }));
        expect(inOrder(deltas)).toEqual(inOrder(ends.flatMap(totalsOfIssuing)));
      }),
    );
  });
});

test('deltas of the same item are merged into one', () => {
  const other = { ...invoice, date: '2025-12-31' };
  const buckets = addUp([invoice, other, invoice].flatMap(totalsOfIssuing)).map(bucketOf);
  expect(buckets).toEqual(['2026 ', '2026 2026-04', '2025 ', '2025 2026-04']);
});

function stepsOf(any: AnyInvoice, way: readonly AnyInvoice['status'][]): TotalsDelta[] {
  const from = [any.status, ...way];
  return [
    ...totalsOfIssuing(any),
    ...way.flatMap((status, index) =>
      totalsOfChange({ ...any, status: from[index] ?? any.status }, { ...any, status }),
    ),
  ];
}
