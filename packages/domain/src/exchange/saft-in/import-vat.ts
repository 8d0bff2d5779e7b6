import { vatCodes, type VatCode } from '@driftig/contracts/accounting/account-type';

import type { Oere } from '../../money.ts';
import type { VatPart } from '../../ledger/entry.ts';
import { vatAccounts, vatRule } from '../../ledger/vat-rules.ts';
import type { SaftLine, SaftTax } from './saft-books.ts';

const ownCodes: ReadonlySet<string> = new Set(vatCodes.filter((code) => code !== ''));
const isOwnCode = (code: string): code is VatCode => ownCodes.has(code);

/** Our code for a tax of the other system: of the same name, or the official one. Undefined for an unknown one. */
export function vatCodeOfTax({ code, standardCode }: SaftTax): VatCode | undefined {
  if (isOwnCode(code)) return code;
  return isOwnCode(standardCode) ? standardCode : undefined;
}

/** A line on an own account, with the number of that account in the public chart. */
interface MappedLine extends SaftLine {
  readonly own: number;
  readonly standardNumber: number;
}

/** A part of a line under one VAT code. */
interface VatLine {
  readonly line: MappedLine;
  readonly amount: Oere;
  readonly vatCode: VatCode;
  readonly vatPart: VatPart;
}

/** VAT that a code moved on the account with a standard number, in øre and debit above 0. */
interface ExpectedVat {
  readonly code: VatCode;
  readonly part: VatPart;
  readonly standard: number;
  readonly amount: Oere;
}

/**
 * The lines with their VAT codes. A file names the code at the line of the net amount alone, so the lines of the VAT
 * accounts are divided by what those codes say; a line that they do not explain stays without a code, and the VAT
 * return does not count it.
 */
export function withVatCodes(lines: readonly MappedLine[]): VatLine[] {
  const expected = lines.flatMap(expectedOfLine);
  return lines.flatMap((line): VatLine[] => {
    const [tax] = line.taxes;
    const code = tax === undefined ? undefined : vatCodeOfTax(tax);
    if (code !== undefined) return [{ line, amount: line.amount, vatCode: code, vatPart: 'base' }];
    return partsOf(line, lines, expected);
  });
}

function expectedOfLine({ taxes, amount: base }: MappedLine): ExpectedVat[] {
  const [tax] = taxes;
  const code = tax === undefined ? undefined : vatCodeOfTax(tax);
  const rule = code === undefined ? undefined : vatRule(code);
  if (tax === undefined || code === undefined || rule === undefined || rule.kind === 'untaxed')
    return [];
  const amount = Math.sign(base) * tax.amount;
  const { input, sales } = vatAccounts;
  if (rule.kind === 'sale') return [{ code, part: 'output', standard: sales, amount }];
  const deducted = { code, part: 'input', standard: input, amount } as const;
  if (rule.kind === 'purchase') return [deducted];
  return [deducted, { code, part: 'output', standard: rule.owed, amount: -amount }];
}

/** The parts of a line on a VAT account: by codes where their sum is its amount, or by the only code there is. */
function partsOf(
  line: MappedLine,
  lines: readonly MappedLine[],
  expected: readonly ExpectedVat[],
): VatLine[] {
  const uncoded: VatLine = { line, amount: line.amount, vatCode: '', vatPart: '' };
  const due = expected.filter(({ standard }) => standard === line.standardNumber);
  const isOnly =
    lines.filter(({ standardNumber }) => standardNumber === line.standardNumber).length === 1;
  const kinds = new Map<string, ExpectedVat>();
  for (const one of due) {
    const key = `${one.code} ${one.part}`;
    kinds.set(key, { ...one, amount: (kinds.get(key)?.amount ?? 0) + one.amount });
  }
  const [first, ...others] = kinds.values();
  if (first === undefined) return [uncoded];
  if (others.length === 0) return [{ ...uncoded, vatCode: first.code, vatPart: first.part }];
  const sum = [...kinds.values()].reduce((all, { amount }) => all + amount, 0);
  if (!isOnly || sum !== line.amount || line.currency !== '') return [uncoded];
  return [...kinds.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ code, part, amount }) => ({ line, amount, vatCode: code, vatPart: part }));
}
