import { readKroner } from '@driftig/contracts/wire/read-kroner';

/** A line of a file or a typed text, with what it says; `fault` where it says no account and amount. */
interface ReadOpening {
  readonly lines: readonly { readonly account: number; readonly amount: number }[];
  readonly fault: string | undefined;
}

const wholeAccount = /^\d{1,9}$/;

/**
 * Account and amount of each line, separated by semicolon or tab. The amount is the last field: a name may come in
 * between. A first line without an account is a heading. Empty lines are left out.
 */
export function readOpening(text: string): ReadOpening {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ number: index + 1, fields: fieldsOf(row) }))
    .filter(({ fields }) => fields.some((field) => field !== ''));
  const [first, ...rest] = rows;
  const hasHeading = first !== undefined && !/\d/.test(first.fields.join(''));
  const lines: ReadOpening['lines'][number][] = [];
  for (const { number, fields } of hasHeading ? rest : rows) {
    const [account = '', ...others] = fields.filter((field) => field !== '');
    const amount = readKroner(others.at(-1) ?? '');
    if (!wholeAccount.test(account) || Number(account) === 0 || amount === undefined)
      return {
        lines,
        fault: `Linje ${number} skal have et kontonummer og et beløb: 6480;12.500,00`,
      };
    lines.push({ account: Number(account), amount });
  }
  return { lines, fault: undefined };
}

const fieldsOf = (row: string) =>
  row.split(/[;\t]/).map((field) => field.trim().replace(/^"(.*)"$/, '$1'));
