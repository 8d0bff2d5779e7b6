import { largestAmount } from '@driftig/contracts/wire/wire-numbers';

import { danishDate, type DateText } from '../dates.ts';
import { allOf as all, everyText as every, firstText as first } from '../text/xml-tree.ts';
import { joinTexts, payloadIn, readBankAmount, readBankDate, readPayload } from './read-cells.ts';
import { mostLines, readAs, statementTexts, type StatementFile } from './read-statement.ts';
import type { StatementLine } from './statement-line.ts';

/** The name of the format in a `StatementFile`. Its faults are numbered by the file's entries, not its lines. */
export const camtFormat = 'CAMT.053';

const texts = {
  noStatement: 'XML-filen er ikke et kontoudtog. Hent den som CAMT.053 i netbanken.',
  manyAccounts: 'Filen har flere konti. Hent et kontoudtog med én konto.',
  sum: 'Primosaldo og posteringer giver ikke filens ultimosaldo. Hent kontoudtoget igen.',
} as const;

/**
 * Reads an ISO 20022 account statement (camt.053) from its parsed XML, in which every element is a list. The
 * balances are counted from the opening balance on, and must end at the closing one.
 */
export function readCamt(parsed: unknown): StatementFile {
  const statements = all(parsed, 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) return { as: 'problem', text: texts.noStatement };
  const accounts = new Set(
    statements.map(
      (one) => first(one, 'Acct', 'Id', 'IBAN') || first(one, 'Acct', 'Id', 'Othr', 'Id'),
    ),
  );
  if (accounts.size > 1) return { as: 'problem', text: texts.manyAccounts };
  const entries = statements.flatMap((one) => all(one, 'Ntry'));
  if (entries.length === 0) return { as: 'problem', text: statementTexts.empty };
  if (entries.length > mostLines) return { as: 'problem', text: statementTexts.tooLong };
  return statementOf(statements);
}

function statementOf(statements: readonly unknown[]): StatementFile {
  const lines: StatementLine[] = [];
  const faults: { line: number; text: string }[] = [];
  let [number, pending] = [0, 0];
  for (const statement of statements) {
    let balance = balanceOf(statement, 'OPBD') ?? balanceOf(statement, 'PRCD');
    for (const entry of all(statement, 'Ntry')) {
      number += 1;
      const read = isBooked(entry) ? lineOf(entry) : undefined;
      if (read === undefined) pending += 1;
      else if (typeof read === 'string') faults.push({ line: number, text: read });
      else {
        balance = balance === undefined ? undefined : balance + read.amount;
        lines.push({ ...read, balance });
      }
    }
    const closing = balanceOf(statement, 'CLBD');
    if (
      faults.length === 0 &&
      closing !== undefined &&
      balance !== undefined &&
      closing !== balance
    )
      return { as: 'problem', text: texts.sum };
  }
  if (lines.length + faults.length === 0) return { as: 'problem', text: statementTexts.empty };
  return readAs(camtFormat, lines, { pending, faults });
}

/** A statement lists booked entries; some banks add those that wait. */
function isBooked(entry: unknown): boolean {
  const status = first(entry, 'Sts', 'Cd') || first(entry, 'Sts');
  return status === '' || status === 'BOOK';
}

/** The amount of a node in øre, below 0 for a debit: CdtDbtInd says so for reversals too. */
function signedAmount(node: unknown): number | undefined {
  const amount = readBankAmount(first(node, 'Amt'));
  if (amount === undefined || amount < 0 || amount > largestAmount) return undefined;
  const side = first(node, 'CdtDbtInd');
  if (side === 'CRDT') return amount;
  return side === 'DBIT' ? 0 - amount : undefined;
}

function balanceOf(statement: unknown, code: string): number | undefined {
  const balance = all(statement, 'Bal').find((one) => first(one, 'Tp', 'CdOrPrtry', 'Cd') === code);
  return balance === undefined ? undefined : signedAmount(balance);
}

function dateOf(entry: unknown): DateText | undefined {
  const day = first(entry, 'BookgDt', 'Dt');
  if (day !== '') return readBankDate(day.slice(0, 10));
  const instant = Date.parse(first(entry, 'BookgDt', 'DtTm'));
  return Number.isNaN(instant) ? undefined : danishDate(new Date(instant).toISOString());
}

function lineOf(entry: unknown): StatementLine | string {
  const date = dateOf(entry);
  if (date === undefined) return statementTexts.date(first(entry, 'BookgDt', 'Dt'));
  const amount = signedAmount(entry);
  if (amount === undefined) return statementTexts.amount(first(entry, 'Amt'));
  const currency = first(entry, 'Amt', '@Ccy');
  if (currency !== '' && currency !== 'DKK') return statementTexts.currency(currency);
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const parties = ['Dbtr', 'Cdtr'].flatMap((role) =>
    details.flatMap((one) => [
      ...every(one, 'RltdPties', role, 'Nm'),
      ...every(one, 'RltdPties', role, 'Pty', 'Nm'),
    ]),
  );
  const remitted = details.flatMap((one) => every(one, 'RmtInf', 'Ustrd'));
  const references = details.flatMap((one) => every(one, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'));
  const isReversal = /^(true|1)$/.test(first(entry, 'RvslInd'));
  const text = joinTexts([
    ...(isReversal ? ['Tilbageført'] : []),
    ...remitted,
    first(entry, 'AddtlNtryInf'),
    ...parties,
  ]);
  const payload = references.map(readPayload).find((one) => one !== '') ?? payloadIn(text);
  return { date, amount, text: text || 'Uden tekst', payload };
}
