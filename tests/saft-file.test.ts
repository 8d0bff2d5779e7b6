import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';

import type { EntryLine } from '@driftig/domain/ledger/entry';
import type { ExportedEntry } from '@driftig/domain/exchange/exported-entry';
import { addTotals, noTotals, saftTransaction } from '@driftig/domain/exchange/saft-entry';
import { saftBeginning, saftEnd } from '@driftig/domain/exchange/saft-file';

const schema = readFileSync(new URL('./spec/saft-dk-2.1-core.xsd', import.meta.url), 'utf8');

const plain = { vatCode: '', vatPart: '', currency: '', currencyAmount: 0, rate: '' } as const;
const line = (account: number, amount: number, more: Partial<EntryLine> = {}): EntryLine => ({
  ...plain,
  account,
  amount,
  ...more,
});
const entry = (more: Partial<ExportedEntry> = {}): ExportedEntry => ({
  number: 1,
  date: '2026-09-29',
  text: 'Krydsfiner',
  registeredAt: '2026-09-30T22:30:00.000Z',
  sourceKind: 'draft',
  sourceId: '01JBM4W000DRAFT00000000001',
  by: 'Mette Nordahl',
  lines: [
    line(1610, 70_000, { vatCode: 'K1', vatPart: 'base' }),
    line(1610, 35_001, { vatCode: 'K1', vatPart: 'base' }),
    line(7740, 26_250, { vatCode: 'K1', vatPart: 'input' }),
    line(7440, -131_251),
  ],
  ...more,
});
const place = { address: 'Havnegade 12', zipcode: '7100', town: 'Vejle', country: 'Danmark' };
const company = {
  ...place,
  name: 'Nordahl Event ApS',
  cvr: '13748136',
  bankName: 'Østjydsk Bank',
  regNumber: '7730',
  accountNumber: '0001234567',
};
const accounts = [
  {
    number: 1610,
    name: 'Varekøb',
    type: 'expense',
    standardNumber: 1610,
    opening: 0,
    closing: 105_001,
  },
  {
    number: 7441,
    name: 'Egen',
    type: 'liability',
    standardNumber: 0,
    opening: 0,
    closing: -131_251,
  },
] as const;

function fileOf(entries: readonly ExportedEntry[], facts: object = {}): string {
  const totals = entries.reduce(addTotals, noTotals);
  const days = { from: '2026-01-01', to: '2026-12-31', today: '2026-11-27' };
  const beginning = saftBeginning({
    ...days,
    company,
    accounts,
    customers: [],
    shops: [],
    totals,
    ...facts,
  });
  return [beginning, ...entries.map(saftTransaction), saftEnd].join('');
}

async function faultsOf(contents: string): Promise<readonly unknown[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'saft.xml', contents },
    schema: { fileName: 'saft.xsd', contents: schema },
  });
  return errors;
}

/** A reader that shares no code with the writer. */
const read = (text: string) =>
  new XMLParser({
    parseTagValue: false,
    isArray: (name) => name === 'Line' || name === 'Transaction',
  }).parse(text).AuditFile;

test('a file is valid by the schema and is read back with its entries, lines and VAT to the øre', async () => {
  const customers = [
    {
      ...place,
      id: '01JBM4W000CVST0MER00000001',
      name: 'Teater & <Søn>',
      cvr: '',
      country: 'Sverige',
    },
  ];
  const abroad = entry({
    number: 2,
    lines: [
      line(1710, 74_600, { currency: 'EUR', currencyAmount: 10_000, rate: '746.00' }),
      line(7440, -74_600, { currency: 'EUR', currencyAmount: -10_000, rate: '746.00' }),
    ],
  });
  const text = fileOf([entry(), abroad], { customers });
  expect(await faultsOf(text)).toEqual([]);
  const { Header, MasterFiles, GeneralLedgerEntries: ledger } = read(text);
  expect(Header).toMatchObject({ AuditFileVersion: '2.1', Company: { CVR: '13748136' } });
  expect(MasterFiles.Customers.Customer).toMatchObject({
    Name: 'Teater & <Søn>',
    Address: { Country: 'SE' },
    BankAccount: { BankAccountNumber: 'Ikke oplyst' },
  });
  expect(MasterFiles.GeneralLedgerAccounts.Account).toMatchObject([
    { StandardAccountID: '1610', ClosingDebitBalance: '1050.01' },
    { ClosingCreditBalance: '1312.51', AccountType: 'Liability' },
  ]);
  expect(ledger).toMatchObject({
    NumberOfEntries: '2',
    TotalDebit: '2058.51',
    TotalCredit: '2058.51',
  });
  const [first, second] = ledger.Journal.Transaction;
  expect(first).toMatchObject({ SystemID: '1', SystemEntryDate: '2026-10-01', Period: '9' });
  expect(first.Line).toMatchObject([
    { RecordID: '1.1', TaxInformation: { TaxBase: '700.00', TaxAmount: { Amount: '175.00' } } },
    { RecordID: '1.2', TaxInformation: { TaxCode: 'K1', TaxAmount: { Amount: '87.50' } } },
    { AccountID: '7740', DebitAmount: { Amount: '262.50', ExchangeRate: '1' } },
    { AccountID: '7440', CreditAmount: { Amount: '1312.51' } },
  ]);
  expect(second.Line[1].CreditAmount).toEqual({
    Amount: '746.00',
    CurrencyCode: 'EUR',
    CurrencyAmount: '100.00',
    ExchangeRate: '7.46',
  });
});

test('shops are suppliers, each once whatever its capitals and spaces, and valid by the schema', async () => {
  const text = fileOf([entry()], { shops: ['Stark', 'STARK ', '', 'Bager & <Søn>'] });
  expect(await faultsOf(text)).toEqual([]);
  expect(read(text).MasterFiles.Suppliers.Supplier).toMatchObject([
    { SupplierID: 'L1', Name: 'Bager & <Søn>' },
    { SupplierID: 'L2', Name: 'Stark' },
  ]);
});

test('a period without entries and a company without CVR and bank are valid too', async () => {
  const bare = { ...company, cvr: '', bankName: '', regNumber: '', accountNumber: '', country: '' };
  expect(await faultsOf(fileOf([], { company: bare }))).toEqual([]);
});

test('the schema refuses what is wrong, so that a valid file says something', async () => {
  const long = fileOf([entry()]).replace('<SystemID>1<', `<SystemID>${'1'.repeat(19)}<`);
  expect(await faultsOf(long)).not.toEqual([]);
});

test('any text is written so that it is read back, cut to its length; what XML cannot have is left out', async () => {
  const hostile = ['<![CDATA[x]]>&amp;', '\u0000\u0008\uD800a\uFFFE', '"\'<b>&', '😀'.repeat(300)];
  const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 400 }), 40);
  const entries = [...hostile, ...texts].map((text, index) =>
    entry({ number: index + 1, text, by: text, sourceId: text }),
  );
  const file = fileOf(entries, { company: { ...company, name: hostile.join('') } });
  expect(await faultsOf(file)).toEqual([]);
  const [first] = read(file).GeneralLedgerEntries.Journal.Transaction;
  expect(first.Description).toBe('<![CDATA[x]]>&amp;');
});
