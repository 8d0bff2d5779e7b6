import { AppError } from '../errors.ts';
import type { Account } from './account.ts';

type MappedAccount = Pick<Account, 'number' | 'standardNumber'>;

/** The account of a chart with a standard number; of several, the lowest. Undefined without one. */
export function accountOfStandard<A extends MappedAccount>(
  chart: readonly A[],
  standard: number,
): A | undefined {
  return chart
    .filter(({ standardNumber }) => standardNumber === standard)
    .reduce<A | undefined>(
      (lowest, one) => (lowest === undefined || one.number < lowest.number ? one : lowest),
      undefined,
    );
}

/** Throws conflict where the chart has no such account; `use` says what it is needed for. */
export function requiredAccount<A extends MappedAccount>(
  chart: readonly A[],
  standard: number,
  use: string,
): A {
  const found = accountOfStandard(chart, standard);
  if (found === undefined)
    throw new AppError('conflict', { message: accountMissing(standard, use) });
  return found;
}

export const accountMissing = (standard: number, use: string) =>
  `Kontoplanen mangler standardkonto ${standard} til ${use}. Opret den under Kontoplan.`;
