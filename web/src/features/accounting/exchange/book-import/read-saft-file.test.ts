import type { EntryLine } from '@driftig/domain/ledger/entry';
import { partsByCode, sumsByAccount } from '@driftig/domain/ledger/balances';
import { entryOfVoucher } from '@driftig/domain/ledger/voucher-entry';
import type { Account } from '@driftig/domain/accounting/account';
import { publicChart } from '@driftig/domain/accounting/public-chart';
import type { ExportedEntry } from '@driftig/domain/exchange/exported-entry';
import { addTotals, noTotals, saftTransaction } from '@driftig/domain/exchange/saft-entry';
import { saftBeginning, saftEnd } from '@driftig/domain/exchange/saft-file';
import { mapAccounts } from '@driftig/domain/exchange/saft-in/map-accounts';
import { planImport } from '@driftig/domain/exchange/saft-in/plan-import';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readSaftFile } from './read-saft-file.ts';
import { texts } from './texts.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) =>
  readSaftFile({ size: bytes.byteLength, arrayBuffer: async () => bytes.slice().buffer });

const chart: Account[] = publicChart.map((one) => ({
  ...one,
  id: `a${one.number}`,
  hasVat: one.vatCode !== '',
  standardNumber: one.number,
  chartVersion: '20260101',
  uses: 0,
  guidance: '',
  isPosted: false,
  version: 1,
}));

const place = { address: 'Havnegade 12', zipcode: '7100', town: 'Vejle', country: 'Danmark' };
const company = {
  ...place,
  name: 'Nordahl & <Søn>',
  cvr: '13748136',
  bankName: '',
  regNumber: '',
  accountNumber: '',
};

/** A file as our export writes it, with balances that follow from an opening. */
function fileOf(
  entries: readonly ExportedEntry[],
  opening: ReadonlyMap<number, number> = new Map(),
): string {
  const moved = sumsByAccount(entries.flatMap(({ lines }) => lines));
  const accounts = chart.map((account) => {
    const { debit, credit } = moved.get(account.number) ?? { debit: 0, credit: 0 };
    const first = opening.get(account.number) ?? 0;
    return { ...account, opening: first, closing: first + debit - credit };
  });
  const totals = entries.reduce(addTotals, noTotals);
  const days = { from: '2026-01-01', to: '2026-12-31', today: '2026-11-27' };
  const beginning = saftBeginning({ ...days, company, accounts, customers: [], shops: [], totals });
  return [beginning, ...entries.map(saftTransaction), saftEnd].join('');
}

const vouchers = fc.array(
  fc.record({
    amount: fc.integer({ min: 5, max: 10_000_000 }),
    month: fc.integer({ min: 1, max: 11 }),
    debit: fc.constantFrom(...chart.filter(({ type }) => type === 'expense')),
    isSale: fc.boolean(),
    credit: fc.constantFrom(...chart.filter(({ type }) => type === 'income')),
  }),
  { minLength: 1, maxLength: 12 },
);

function exported(number: number, lines: readonly EntryLine[], date: string): ExportedEntry {
  return {
    number,
    date,
    text: `Bilag & <${number}>`,
    registeredAt: '2026-11-27T08:00:00.000Z',
    sourceKind: 'draft',
    sourceId: 'x',
    by: 'Mette',
    lines,
  };
}

const idOf = (number: number) => `a${number}`;

test('a file that we wrote is read back with every balance and every amount of VAT to the øre', async () => {
  await fc.assert(
    fc.asyncProperty(vouchers, fc.integer({ min: 0, max: 1_000_000 }), async (all, opened) => {
      const entries = all.map(({ amount, month, debit, credit, isSale }, index) => {
        const sides = isSale
          ? { debitId: idOf(6190), creditId: credit.id }
          : { debitId: debit.id, creditId: idOf(7440) };
        const own = isSale ? credit : debit;
        const isTaxed =
          own.vatCode === 'S1' || own.vatCode.startsWith('K1') || own.vatCode === 'KREP';
        const about = { text: 'Køb', file: '', fileType: '' };
        const date = `2026-${String(month).padStart(2, '0')}-15`;
        const source = { kind: 'draft', id: String(index), event: 'posted' } as const;
        const vat = isTaxed ? Math.floor(amount / 5) : 0;
        const voucher = { ...sides, ...about, date, amount, vat, source };
        const { entry } = entryOfVoucher(voucher, { accounts: chart, isTaxed: true }, 'mette');
        return exported(index + 1, entry.lines, date);
      });
      const opening = new Map(
        opened === 0
          ? []
          : [
              [6480, opened],
              [6510, -opened],
            ],
      );
      const file = await read(utf8(fileOf(entries, opening)));
      if (file.as !== 'books') throw new Error(file.text);
      const mapped = mapAccounts(file.books, chart);
      expect(mapped.filter(({ by }) => by !== 'number')).toEqual([]);
      const plan = planImport(file.books, mapped, '2026-12-31');
      expect(plan.faults).toEqual([]);
      expect(plan.notes).toEqual([]);
      const [before, after] = [entries, plan.entries].map((list) =>
        list.flatMap(({ lines }) => lines),
      );
      expect(sortedOf(sumsByAccount(after ?? []))).toEqual(sortedOf(sumsByAccount(before ?? [])));
      expect(new Map(plan.openings.map(({ account, amount }) => [account, amount]))).toEqual(
        opening,
      );
      for (const [index, { lines }] of entries.entries())
        expect(sortedOf(partsByCode(plan.entries[index]?.lines ?? []))).toEqual(
          sortedOf(partsByCode(lines)),
        );
    }),
    { numRuns: 40 },
  );
});

const sortedOf = <K, V>(map: ReadonlyMap<K, V>) =>
  [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));

const good = fileOf([]);

describe('a hostile or foreign file is refused whole, in Danish', () => {
  const billion = `<?xml version="1.0"?><!DOCTYPE AuditFile [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]>${good.slice(good.indexOf('<AuditFile'))}`;
  test.each([
    ['declares entities', utf8(billion), texts.declared],
    [
      'has a document type of another address',
      utf8(
        good.replace(
          '<AuditFile',
          '<!DOCTYPE AuditFile SYSTEM "http://x.example/a.dtd"><AuditFile',
        ),
      ),
      texts.declared,
    ],
    ['ends early', utf8(good.slice(0, -40)), texts.brokenXml],
    [
      'is in another namespace',
      utf8(good.replace('Financial:DK', 'Financial:NO')),
      texts.namespace,
    ],
    ['has no namespace', utf8(good.replace(/ xmlns="[^"]*"/, '')), texts.namespace],
    ['is another kind of XML', utf8('<html></html>'), texts.namespace],
    [
      'says that it is in Windows-1252',
      utf8(good.replace('"UTF-8"', '"windows-1252"')),
      texts.encoding,
    ],
    [
      'is in ISO 8859-1 and says UTF-8',
      Uint8Array.from(good, (letter) => letter.charCodeAt(0)),
      texts.encoding,
    ],
    [
      'is in UTF-16',
      Uint8Array.from([0xff, 0xfe, ...[...good].flatMap((letter) => [letter.charCodeAt(0), 0])]),
      texts.encoding,
    ],
    ['is larger than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), texts.tooLarge],
    ['is no XML', utf8('Konto;Saldo'), texts.noXml],
    ['is empty', utf8(''), texts.noXml],
  ])('that %s', async (_name, bytes, text) => {
    expect(await read(bytes)).toMatchObject({ as: 'problem', text });
  });

  test('in a prefix of its own it is read', async () => {
    const prefixed = good.replace('xmlns=', 'xmlns:n1=').replaceAll(/<(\/?)([A-Z])/g, '<$1n1:$2');
    expect((await read(utf8(prefixed))).as).toBe('books');
  });

  test('an amount or a date that cannot be read is named with its voucher', async () => {
    const lines = [chartLine(6480, 12_500), chartLine(1010, -12_500)];
    const text = fileOf([exported(1, lines, '2026-02-03'), exported(2, lines, '2026-02-04')])
      .replace('<TransactionDate>2026-02-03<', '<TransactionDate>2026-02-30<')
      .replace('<Amount>125.00<', '<Amount>125.001<');
    expect(await read(utf8(text))).toMatchObject({
      as: 'problem',
      faults: [
        'Bilag 1: datoen "2026-02-30" kan ikke læses.',
        'Bilag 1: beløbet "125.001" kan ikke læses.',
      ],
    });
  });

  test('a hundred thousand elements inside one another are refused', async () => {
    const deep = good.replace(
      '</Header>',
      `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</Header>`,
    );
    expect(['problem', 'books']).toContain(
      (await read(utf8(deep)).catch(() => ({ as: 'problem' }))).as,
    );
  });
});

const chartLine = (account: number, amount: number): EntryLine => ({
  account,
  amount,
  vatCode: '',
  vatPart: '',
  currency: '',
  currencyAmount: 0,
  rate: '',
});
