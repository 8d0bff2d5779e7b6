import type { DateText } from '../../dates.ts';
import { AppError } from '../../errors.ts';
import type { Allowance } from '../allowances/allowance.ts';
import type { Expense } from '../expense.ts';

type PayrollKind = 'drive' | 'diet' | 'expense';

/** An approved row that is paid with the wages. */
export interface PayrollRow {
  readonly id: string;
  readonly kind: PayrollKind;
  readonly date: DateText;
  readonly employeeId: string;
  readonly name: string;
  readonly text: string;
  /** Øre. */
  readonly amount: number;
  /** ISO UTC; '' before its first export. */
  readonly exportedAt: string;
  /** Units and rates of its lines in hundredths and øre. */
  readonly lines: readonly { readonly units: number; readonly rate: number }[];
}

/** The payroll system's codes and numbers, digits alone; '' while they are not typed. */
export interface PayrollSettings {
  readonly mileage: string;
  readonly diet: string;
  readonly expense: string;
  /** By employee id. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** Undefined unless it is approved. */
export function payrollRowOfAllowance(row: Allowance): PayrollRow | undefined {
  if (row.status !== 'approved' || row.amount === 0) return undefined;
  const { id, kind, date, employeeId, name, description, amount, exportedAt, parts } = row;
  const lines =
    kind === 'drive' ? parts.map(({ units, rate }) => ({ units, rate })) : [oneOf(amount)];
  return { id, kind, date, employeeId, name, text: description, amount, exportedAt, lines };
}

/** Undefined unless it was approved: one that was made as paid has been paid. */
export function payrollRowOfExpense(row: Expense): PayrollRow | undefined {
  const isOwed = row.status === 'approved' || (row.status === 'paid' && row.isDecided === true);
  if (!isOwed) return undefined;
  const { id, date, employeeId, name, description: text, amount, exportedAt = '' } = row;
  const lines = [oneOf(amount)];
  return { id, kind: 'expense', date, employeeId, name, text, amount, exportedAt, lines };
}

const oneOf = (amount: number) => ({ units: 100, rate: amount });

const codeOf = { drive: 'mileage', diet: 'diet', expense: 'expense' } as const;
const digits = /^\d{1,9}$/;

/** Throws conflict that says what is missing: CVR, a code, or an employee's number. */
function assertComplete(rows: readonly PayrollRow[], settings: PayrollSettings, cvr: string): void {
  const missing = (message: string) => new AppError('conflict', { message });
  if (!/^\d{8}$/.test(cvr)) throw missing('Skriv jeres CVR-nr. under indstillinger først.');
  for (const { kind, employeeId, name } of rows) {
    if (!digits.test(settings[codeOf[kind]]))
      throw missing('Skriv lønarterne fra jeres lønsystem først.');
    if (!digits.test(settings.numbers[employeeId] ?? ''))
      throw missing(`Skriv medarbejdernummer for ${name} først.`);
  }
}

/**
 * The file that Danløn reads, a line for each amount: CVR;employee;pay type;units×100;rate×100;amount, whose
 * amount is empty since units and rate give it. It has digits alone, so no spreadsheet can run it.
 */
export function danlonFile(
  rows: readonly PayrollRow[],
  settings: PayrollSettings,
  companyCvr: string,
): string {
  const cvr = companyCvr.replaceAll(/\D/g, '');
  assertComplete(rows, settings, cvr);
  const lines = rows.flatMap(({ kind, employeeId, lines: parts }) =>
    parts.map(({ units, rate }) =>
      [cvr, settings.numbers[employeeId], settings[codeOf[kind]], units, rate, ''].join(';'),
    ),
  );
  return lines.map((line) => `${line}\r\n`).join('');
}
