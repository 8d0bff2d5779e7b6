import type { AccountType } from '@driftig/contracts/accounting/account-type';
import { largestAmount } from '@driftig/contracts/wire/wire-numbers';

import { isCalendarDate, type DateText } from '../../dates.ts';
import type { Oere } from '../../money.ts';
import { allOf, firstText } from '../../text/xml-tree.ts';
import type { SaftAccount, SaftFile, SaftLine, SaftTax, SaftTransaction } from './saft-books.ts';

const texts = {
  noBooks: 'XML-filen er ikke en SAF-T-fil. Eksporter regnskabet som SAF-T i det gamle system.',
  period: 'Filen siger ikke, hvilken periode den er for.',
  currency: 'Regnskabet i filen føres ikke i kroner.',
  tooMany: 'Filen har mere end 50.000 bilag. Eksporter en kortere periode ad gangen.',
  faults: 'Filen kan ikke læses. Der er ikke hentet noget.',
} as const;

/** Transactions of one file. */
const mostTransactions = 50_000;
const mostFaults = 20;

const accountTypes: Readonly<Record<string, AccountType>> = {
  asset: 'asset',
  liability: 'liability',
  sale: 'income',
  income: 'income',
  expense: 'expense',
};

/**
 * Reads a SAF-T file of Denmark from its parsed XML, in which every element is a list. Nothing of a file with a
 * fault is used; the first 20 faults are named.
 */
export function readSaft(parsed: unknown): SaftFile {
  const [file] = allOf(parsed, 'AuditFile');
  const [header] = allOf(file, 'Header');
  if (header === undefined) return { as: 'problem', text: texts.noBooks };
  const transactions = allOf(file, 'GeneralLedgerEntries', 'Journal', 'Transaction');
  if (transactions.length > mostTransactions) return { as: 'problem', text: texts.tooMany };
  const currency = firstText(header, 'DefaultCurrencyCode');
  if (currency !== '' && currency !== 'DKK') return { as: 'problem', text: texts.currency };
  const period = periodOf(header);
  if (period === undefined) return { as: 'problem', text: texts.period };
  const faults: string[] = [];
  const books = booksOf(file, header, faults);
  return faults.length > 0
    ? { as: 'problem', text: texts.faults, faults: faults.slice(0, mostFaults) }
    : { as: 'books', books: { ...books, ...period } };
}

function booksOf(file: unknown, header: unknown, faults: string[]) {
  const entries = allOf(file, 'GeneralLedgerEntries')[0];
  return {
    company: firstText(header, 'Company', 'Name'),
    cvr: firstText(header, 'Company', 'CVR') || firstText(header, 'Company', 'RegistrationNumber'),
    software: firstText(header, 'SoftwareCompanyName') || firstText(header, 'SoftwareID'),
    accounts: allOf(file, 'MasterFiles', 'GeneralLedgerAccounts', 'Account').map((one) =>
      accountOf(one, faults),
    ),
    transactions: allOf(entries, 'Journal').flatMap((journal) => {
      const id = firstText(journal, 'JournalID');
      return allOf(journal, 'Transaction').map((one) => transactionOf(one, id, faults));
    }),
    stated: {
      debit: readAmount(firstText(entries, 'TotalDebit')),
      credit: readAmount(firstText(entries, 'TotalCredit')),
    },
  };
}

/** The dates that the file was made for; months of accounting periods where it has no dates. */
function periodOf(header: unknown): { from: DateText; to: DateText } | undefined {
  const criteria = allOf(header, 'SelectionCriteria')[0];
  const from = readDate(firstText(criteria, 'SelectionStartDate'));
  const to = readDate(firstText(criteria, 'SelectionEndDate'));
  if (from !== undefined && to !== undefined) return from <= to ? { from, to } : undefined;
  const [first, last] = ['Start', 'End'].map((end) => {
    const year = firstText(criteria, `Period${end}Year`);
    const month = firstText(criteria, `Period${end}`);
    return /^\d{4}$/.test(year) && /^([1-9]|1[0-2])$/.test(month)
      ? `${year}-${month.padStart(2, '0')}`
      : undefined;
  });
  if (first === undefined || last === undefined || first > last) return undefined;
  return { from: `${first}-01`, to: lastDayOf(last) };
}

const lastDayOf = (month: string): DateText =>
  ['31', '30', '29', '28'].map((day) => `${month}-${day}`).find(isCalendarDate) ?? `${month}-28`;

function accountOf(node: unknown, faults: string[]): SaftAccount {
  const id = firstText(node, 'AccountID');
  if (id === '') faults.push('En konto i kontoplanen har intet kontonummer.');
  const standard = firstText(node, 'StandardAccountID');
  const balance = (side: 'Opening' | 'Closing') =>
    amountAt(node, `${side}DebitBalance`, `Konto ${id}`, faults) -
    amountAt(node, `${side}CreditBalance`, `Konto ${id}`, faults);
  return {
    id,
    name: firstText(node, 'AccountDescription'),
    standardNumber: /^\d{1,9}$/.test(standard) ? Number(standard) : 0,
    type: accountTypes[firstText(node, 'AccountType').toLowerCase()],
    opening: balance('Opening'),
    closing: balance('Closing'),
  };
}

function transactionOf(node: unknown, journal: string, faults: string[]): SaftTransaction {
  const id = firstText(node, 'TransactionID');
  const name = `Bilag ${id || '(uden nummer)'}`;
  const said = firstText(node, 'TransactionDate');
  const date = readDate(said);
  if (date === undefined) faults.push(`${name}: datoen "${said.slice(0, 20)}" kan ikke læses.`);
  const lines = allOf(node, 'Line');
  return {
    journal,
    id,
    date: date ?? '',
    text: firstText(node, 'Description') || firstText(lines[0], 'Description'),
    lines: lines.map((line) => lineOf(line, name, faults)),
  };
}

function lineOf(node: unknown, name: string, faults: string[]): SaftLine {
  const [debit] = allOf(node, 'DebitAmount');
  const [credit] = allOf(node, 'CreditAmount');
  const account = firstText(node, 'AccountID');
  if (account === '') faults.push(`${name}: en linje har ingen konto.`);
  if ((debit === undefined) === (credit === undefined))
    faults.push(`${name}: en linje skal have enten debet eller kredit.`);
  const sign = debit === undefined ? -1 : 1;
  const money = debit ?? credit;
  const amount = signed(sign, amountAt(money, 'Amount', name, faults));
  return { account, amount, taxes: taxesOf(node, name, faults), ...currencyOf(money, amount) };
}

const signed = (sign: 1 | -1, amount: Oere) => (amount === 0 ? 0 : sign * amount);

const noCurrency = { currency: '', currencyAmount: 0, rate: '' };

/** A currency is kept where the file says its amount; the amount in kroner is what counts. */
function currencyOf(money: unknown, amount: Oere) {
  const currency = firstText(money, 'CurrencyCode');
  const abroad = readAmount(firstText(money, 'CurrencyAmount'));
  if (!/^[A-Z]{3}$/.test(currency) || currency === 'DKK' || abroad === undefined || abroad === 0)
    return noCurrency;
  const rate = String(Number((Math.abs(amount / abroad) * 100).toFixed(6)));
  return { currency, currencyAmount: Math.sign(amount) * Math.abs(abroad), rate };
}

function taxesOf(node: unknown, name: string, faults: string[]): SaftTax[] {
  return allOf(node, 'TaxInformation').map((tax) => ({
    code: firstText(tax, 'TaxCode'),
    standardCode: firstText(tax, 'StandardTaxCode'),
    amount: Math.abs(amountAt(tax, 'TaxAmount', name, faults)),
  }));
}

/** The amount of an element, or of the `Amount` in it; 0 where there is none. */
function amountAt(node: unknown, element: string, name: string, faults: string[]): Oere {
  const text = firstText(node, element, 'Amount') || firstText(node, element);
  if (text === '') return 0;
  const amount = readAmount(text);
  if (amount === undefined) faults.push(`${name}: beløbet "${text.slice(0, 20)}" kan ikke læses.`);
  return amount ?? 0;
}

/** '1050.01', also with more zeros: a fraction of an øre is no amount. Undefined for what is none. */
function readAmount(text: string): Oere | undefined {
  const [, sign = '', whole = '', cents = ''] =
    /^([+-]?)(\d{1,13})(?:\.(\d{0,2})0*)?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const oere = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  if (oere > largestAmount) return undefined;
  return sign === '-' && oere !== 0 ? -oere : oere;
}

function readDate(text: string): DateText | undefined {
  const [, date = ''] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+)?(?:Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  return isCalendarDate(date) ? date : undefined;
}
