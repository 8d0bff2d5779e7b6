import { countLines, type CountedLine } from '@driftig/domain/bank/statement-line';
import { addDays, type DateText } from '@driftig/domain/dates';
import type { LedgerEntry } from '@driftig/domain/ledger/entry';
import { linesById } from '@driftig/functions/bank/line-ids';
import { matchBankLine } from '@driftig/functions/bank/match-bank-line';
import { takeBankLines } from '@driftig/functions/bank/take-bank-lines';

import { contextOn, noInput } from '../demo-context.ts';
import type { DemoWriter } from '../demo-writer.ts';
import { accountOf, bankNumber } from './cost-entries.ts';

/** Days that the newest statement covers, and of these the last ones, which are not matched yet. */
const statementDays = 45;
const unmatchedDays = 6;

interface BankBooks {
  readonly posted: readonly LedgerEntry[];
  /** The balances before them, in øre. */
  readonly opening: readonly { readonly account: number; readonly amount: number }[];
}

/** Loads the bank's newest statement: most of it is matched with entries, and the last days wait. */
export async function loadBank(
  writer: DemoWriter,
  today: DateText,
  books: BankBooks,
): Promise<void> {
  const context = contextOn(writer, today);
  const account = accountOf(await context.store.accounts.list(), bankNumber);
  const vouchers = new Map<CountedLine, number>();
  const lines = statementLines(books, today);
  for (const { line, number } of lines) if (number !== 0) vouchers.set(line, number);
  const params = { id: account.id };
  const body = { lines: lines.map(({ line }) => line) };
  await takeBankLines({ ...context, input: { params, query: undefined, body } });
  for (const [id, line] of linesById(account.id, body.lines)) {
    const voucher = vouchers.get(line);
    if (voucher === undefined || line.date > addDays(today, -unmatchedDays)) continue;
    const match = { kind: 'entry', version: 1, voucher } as const;
    await matchBankLine({ ...context, input: { ...noInput, params: { id }, body: match } });
  }
}

interface Numbered {
  readonly line: CountedLine;
  /** The voucher number of its entry; 0 for none. */
  readonly number: number;
}

const movedBy = (lines: BankBooks['opening']) =>
  lines.reduce((sum, { account, amount }) => sum + (account === bankNumber ? amount : 0), 0);

/** The lines of the statement with the balance after each, and a fee that is not posted. */
function statementLines({ posted, opening }: BankBooks, today: DateText): Numbered[] {
  const from = addDays(today, -statementDays);
  const moves = posted
    .map((entry) => ({ ...entry, amount: movedBy(entry.lines) }))
    .filter(({ amount }) => amount !== 0);
  const fee = { date: addDays(today, -2), amount: -145_00, text: 'Gebyr erhvervskonto', number: 0 };
  const rows = [...moves.filter(({ date }) => date >= from), fee].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
  let balance = moves
    .filter(({ date }) => date < from)
    .reduce((sum, { amount }) => sum + amount, movedBy(opening));
  const lines = rows.map(({ date, amount, text }) => {
    balance += amount;
    return { date, amount, text, balance, payload: '' };
  });
  return countLines(lines).map((line, index) => ({ line, number: rows[index]?.number ?? 0 }));
}
