import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { ledgerRoutes } from './routes.ts';
import { salesBooksSamples } from './sales-books.samples.ts';

const accounts = { account: sampleIds.account, againstAccount: sampleIds.contraAccount };
const postedAs = (voucherNumber: number) => ({
  message: `Bogført som bilag ${voucherNumber}.`,
  voucherNumber,
});
const row = {
  voucherNumber: 1,
  date: '2026-09-29',
  text: 'Krydsfiner til scene, Stark Vejle',
  source: 'draft',
  sourceId: sampleIds.accountingDraft,
  registeredBy: 'Mette Nordahl',
  amount: 1312.5,
  reverses: 0,
  reversedBy: 0,
  hasFile: 0,
} as const;
const plain = { currency: '', currencyAmount: 0, rate: '' };
const hash = '5f1c0e8b7a3d92c46e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f';
const params = { id: sampleIds.voucher };

export const ledgerSamples: SamplesOf<typeof ledgerRoutes> = {
  ...salesBooksSamples,
  postDraft: {
    params: { id: sampleIds.accountingDraft },
    body: {},
    response: postedAs(1),
  },
  postReceipt: { params: { id: sampleIds.receipt }, body: accounts, response: postedAs(2) },
  postExpense: { params: { id: sampleIds.expense }, body: accounts, response: postedAs(3) },
  postAllowance: { params: { id: sampleIds.allowance }, body: {}, response: postedAs(4) },
  listLedgerEntries: { query: { limit: '20' }, response: [row] },
  getLedgerEntry: {
    params,
    response: {
      ...row,
      registeredAt: '2026-09-30T08:12:00.000Z',
      reason: '',
      invoice: 0,
      lines: [
        { account: 1610, amount: 1050, vatcode: 'K1', vatpart: 'base', ...plain },
        { account: 7740, amount: 262.5, vatcode: 'K1', vatpart: 'input', ...plain },
        { account: 7440, amount: -1312.5, vatcode: '', vatpart: '', ...plain },
      ],
      previous: '',
      hash,
    },
  },
  reverseLedgerEntry: {
    params,
    body: { reason: 'Forkert konto' },
    response: { message: 'Bilag 1 er tilbageført som bilag 2.', voucherNumber: 2 },
  },
  showLedgerFile: {
    params,
    response: { content: 'JVBERi0xLjcKJSVFT0YK', mediaType: 'application/pdf' },
  },
  getLedgerBalances: {
    query: { from: '2026-01', to: '2026-12' },
    response: {
      entries: 1,
      accounts: [{ account: 1610, opening: 0, debit: 1050, credit: 0, closing: 1050 }],
    },
  },
  listAccountLines: {
    params: { number: '1610' },
    query: { from: '2026-09-01', to: '2026-09-30' },
    response: [
      {
        voucherNumber: 1,
        date: row.date,
        text: row.text,
        source: 'draft',
        debit: 1050,
        credit: 0,
      },
    ],
  },
  getVatOverview: {
    query: { from: '2026-07', to: '2026-09' },
    response: {
      boxes: [
        {
          box: 'input',
          amount: 262.5,
          posted: 262.5,
          reported: 263,
          accounts: [7740],
          parts: [{ code: 'K1', source: 'draft', entries: 1, base: 1050, amount: 262.5 }],
        },
      ],
      payable: -263,
    },
  },
  listVatLines: {
    params: { code: 'K1' },
    query: { from: '2026-07-01', to: '2026-09-30' },
    response: [
      {
        voucherNumber: 1,
        date: row.date,
        text: row.text,
        source: 'draft',
        base: 1050,
        output: 0,
        input: 262.5,
      },
    ],
  },
  getOpenItems: {
    response: {
      debtors: [
        {
          number: 1247,
          customer: 'Holm & Søn ApS',
          due: '2026-11-18',
          currency: 'DKK',
          amount: 24_000,
        },
      ],
      receivables: 24_000,
      creditors: [{ account: 7440, month: '2026-09', amount: 1312.5 }],
      employees: [
        {
          id: sampleIds.expense,
          kind: 'expense',
          employee: 'Jonas Lind',
          date: '2026-11-12',
          description: 'Brændstof, varevogn',
          amount: 648.5,
        },
      ],
    },
  },
  verifyLedger: {
    query: { after: '0' },
    response: { checked: 1, last: 1, hash, complete: true, faults: [] },
  },
};
