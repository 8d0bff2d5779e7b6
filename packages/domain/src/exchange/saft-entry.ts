import { danishDate } from '../dates.ts';
import type { EntryLine } from '../ledger/entry.ts';
import type { ExportedEntry } from './exported-entry.ts';
import { taxOfLines } from './line-tax.ts';
import { saftAmount } from './saft-amount.ts';
import { vatPercent } from './saft-masters.ts';
import { isStandardVatCode } from './vat-texts.ts';
import { element, textElement } from './xml.ts';

/** Debit and credit of entries in øre, and how many lines they have. */
export interface ExportTotals {
  readonly entries: number;
  readonly lines: number;
  readonly debit: number;
  readonly credit: number;
}

export const noTotals: ExportTotals = { entries: 0, lines: 0, debit: 0, credit: 0 };

export function addTotals(before: ExportTotals, { lines }: ExportedEntry): ExportTotals {
  const sum = (sign: 1 | -1) =>
    lines.reduce((all, { amount }) => all + Math.max(sign * amount, 0), 0);
  return {
    entries: before.entries + 1,
    lines: before.lines + lines.length,
    debit: before.debit + sum(1),
    credit: before.credit + sum(-1),
  };
}

/** An entry as a transaction. Its ids are the voucher number, and number and place of the line: at most 18 characters. */
export function saftTransaction(entry: ExportedEntry): string {
  const { number, date, text, by, sourceId, registeredAt, lines } = entry;
  const taxes = taxOfLines(lines);
  const description = textElement('Description', text, 256);
  return element(
    'Transaction',
    textElement('TransactionID', String(number)),
    textElement('Period', String(Number(date.slice(5, 7)))),
    textElement('PeriodYear', date.slice(0, 4)),
    textElement('TransactionDate', date),
    textElement('SourceID', by, 35),
    description,
    textElement('SystemEntryDate', danishDate(registeredAt)),
    textElement('GLPostingDate', date),
    textElement('SystemID', String(number)),
    ...lines.map((line, index) =>
      element(
        'Line',
        textElement('RecordID', `${number}.${index + 1}`),
        textElement('AccountID', String(line.account)),
        textElement('SourceDocumentID', sourceId, 35),
        description,
        amountElement(
          line.amount < 0 ? 'CreditAmount' : 'DebitAmount',
          Math.abs(line.amount),
          line,
        ),
        taxElement(line, taxes.get(index)),
      ),
    ),
  );
}

/** Amounts are positive. In kroner the rate is 1; otherwise it is kroner for one of the currency. */
function amountElement(
  name: string,
  oere: number,
  { currency, currencyAmount, rate }: Pick<EntryLine, 'currency' | 'currencyAmount' | 'rate'>,
): string {
  const isForeign = currency !== '' && currency !== 'DKK';
  return element(
    name,
    textElement('Amount', saftAmount(oere)),
    textElement('CurrencyCode', isForeign ? currency : 'DKK'),
    textElement('CurrencyAmount', saftAmount(isForeign ? Math.abs(currencyAmount) : oere)),
    textElement('ExchangeRate', isForeign ? rateOfOne(rate) : '1'),
  );
}

/** A rate for 100 with at most 8 decimals, as one for 1. */
const rateOfOne = (rate: string) => String(Number((Number(rate) / 100).toFixed(8)));

const inKroner = { currency: '', currencyAmount: 0, rate: '' };

function taxElement(
  { vatCode }: EntryLine,
  tax: { readonly base: number; readonly tax: number } | undefined,
): string {
  if (tax === undefined || vatCode === '') return '';
  return element(
    'TaxInformation',
    textElement('TaxType', 'VAT'),
    textElement('TaxCode', vatCode),
    isStandardVatCode(vatCode) ? textElement('StandardTaxCode', vatCode) : '',
    textElement('TaxPercentage', String(vatPercent(vatCode))),
    textElement('TaxBase', saftAmount(Math.abs(tax.base))),
    amountElement('TaxAmount', Math.abs(tax.tax), inKroner),
  );
}
