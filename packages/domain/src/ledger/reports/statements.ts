import type { Account } from '../../accounting/account.ts';

/** An account's balance before a period and its movement in it, in øre and debit above 0. */
interface Balance {
  readonly account: number;
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
}

type ChartAccount = Pick<Account, 'number' | 'name' | 'type' | 'standardNumber'>;

interface StatementLine {
  readonly account: number;
  readonly name: string;
  /** In øre: income, assets and debts are above 0, costs below. */
  readonly amount: number;
}

interface Section {
  readonly name: string;
  readonly lines: readonly StatementLine[];
  readonly sum: number;
}

/**
 * Sections of the result by the number in the public chart: each begins at its number. The official list has
 * no names for them that could be verified; these are our own.
 */
const resultSections = [
  [0, 'Omsætning'],
  [1500, 'Andre indtægter'],
  [1600, 'Varer og underleverandører'],
  [1850, 'Salg og repræsentation'],
  [2030, 'Lokaler'],
  [2230, 'Administration og biler'],
  [2840, 'Personale'],
  [3000, 'Af- og nedskrivninger'],
  [3400, 'Finansielle poster'],
  [3800, 'Skat'],
  [9000, 'Omkostninger uden standardkonto'],
] as const;

const isResult = ({ type }: ChartAccount) => type === 'income' || type === 'expense';

/** Profit and loss of a period, in øre: income above 0, costs below, and their sum. */
export function profitAndLoss(balances: readonly Balance[], chart: readonly ChartAccount[]) {
  const moved = balances.map((one) => ({ ...one, amount: one.credit - one.debit }));
  const lines = linesOf(moved, chart.filter(isResult));
  const sections = resultSections.map(([from, name], index): Section => {
    const until = resultSections[index + 1]?.[0] ?? Infinity;
    return sectionOf(
      name,
      lines.filter(({ place }) => place >= from && place < until),
    );
  });
  return { sections, result: sumOf(lines) };
}

/**
 * The balance sheet at the end of a financial year's part: assets, equity and debts, in øre. `balances` are those
 * from the first month of the financial year on. Results of earlier years that were not closed are a line of
 * their own, so that both sides are equal.
 */
export function balanceSheet(balances: readonly Balance[], chart: readonly ChartAccount[]) {
  const at = (sign: 1 | -1) =>
    balances.map((one) => ({ ...one, amount: sign === 1 ? one.closing : 0 - one.closing }));
  const of = (type: Account['type']) => chart.filter((one) => one.type === type);
  const assets = linesOf(at(1), of('asset'));
  const liabilities = linesOf(at(-1), of('liability'));
  const results = new Set(chart.filter(isResult).map(({ number }) => number));
  const own = balances.filter(({ account }) => results.has(account));
  const result = own.reduce((sum, { debit, credit }) => sum + credit - debit, 0);
  const earlier = own.reduce((sum, { opening }) => sum - opening, 0);
  const equity = liabilities.filter(({ place }) => place < firstDebt);
  const debts = liabilities.filter(({ place }) => place >= firstDebt);
  return {
    assets: sectionOf('Aktiver', assets),
    equity: sectionOf('Egenkapital', equity),
    /** The result of the financial year so far, and of earlier years that are not closed. */
    result,
    earlier,
    debts: sectionOf('Gæld', debts),
    total: sumOf(liabilities) + result + earlier,
  };
}

/** The first number of the public chart that is a debt and no equity. */
const firstDebt = 7000;

function linesOf(
  balances: readonly { readonly account: number; readonly amount: number }[],
  chart: readonly ChartAccount[],
) {
  const accounts = new Map(chart.map((account) => [account.number, account]));
  return balances.flatMap(({ account, amount }) => {
    const own = accounts.get(account);
    if (own === undefined || amount === 0) return [];
    return [{ account, name: own.name, amount, place: placeOf(own) }];
  });
}

/** The place in the public chart; an account without a standard number is put last of its type. */
const placeOf = ({ standardNumber, type }: ChartAccount) =>
  standardNumber === 0 && type !== 'income' ? 9000 : standardNumber;

const sumOf = (lines: readonly Pick<StatementLine, 'amount'>[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

const sectionOf = (name: string, lines: readonly StatementLine[]): Section => ({
  name,
  lines,
  sum: sumOf(lines),
});
