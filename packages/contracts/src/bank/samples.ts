import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { bankRoutes } from './routes.ts';

const account = { id: sampleIds.bankAccount };
const columns = { date: 'Dag', amount: 'Kroner', text: 'Hvad', balance: '' };
const read = {
  date: '2026-04-02',
  amount: -300.5,
  text: 'Stark Vejle',
  balance: 9699.5,
  payload: '',
  occurrence: 1,
};
const line = {
  id: sampleIds.bankLine,
  version: 1,
  date: read.date,
  amount: read.amount,
  text: read.text,
  matched: null,
  suggested: {
    kind: 'entry',
    text: 'Bilag 12, Krydsfiner, Stark',
    invoice: 0,
    voucherNumber: 12,
    paymentId: '',
    sure: false,
  },
} as const;

export const bankSamples: SamplesOf<typeof bankRoutes> = {
  listBankAccounts: {
    response: [
      { id: sampleIds.bankAccount, number: 6480, name: 'Bankkonto', takesPayments: true, columns },
    ],
  },
  saveBankColumns: {
    params: account,
    body: columns,
    response: { message: 'Kolonnerne er gemt.' },
  },
  checkBankLines: { params: account, body: { lines: [read] }, response: { known: 0 } },
  takeBankLines: { params: account, body: { lines: [read] }, response: { taken: 1, known: 0 } },
  listBankLines: { params: account, query: { limit: '20', matched: '0' }, response: [line] },
  matchBankLine: {
    params: { id: sampleIds.bankLine },
    body: { kind: 'posting', version: 1, account: sampleIds.contraAccount, text: 'Gebyr' },
    response: { message: 'Bogført som bilag 13.', voucherNumber: 13 },
  },
  undoBankMatch: {
    params: { id: sampleIds.matchedBankLine },
    body: { version: 2 },
    response: { message: 'Afstemningen er fortrudt.', voucherNumber: 14 },
  },
  getBankReconciliation: {
    params: account,
    query: { date: '2026-04-30' },
    response: {
      date: '2026-04-30',
      bank: 9699.5,
      ledger: 10_000,
      difference: -300.5,
      lines: [line],
      entries: [{ voucherNumber: 12, date: '2026-04-01', text: 'Krydsfiner', amount: -300.5 }],
      more: 0,
    },
  },
};
