import { accountRoutes } from '@driftig/contracts/accounting/accounts';
import { balanceRoutes } from '@driftig/contracts/ledger/balances';

import { call } from '../../../api/client.ts';
import { toCsv } from '../../../ui/csv/write-csv.ts';
import type { Export } from './use-export.ts';
import { texts } from './texts.ts';

interface ChartAccount {
  readonly number: number;
  readonly name: string;
  readonly standardNumber: number;
}

interface Closing {
  readonly account: number;
  /** Øre: debit above 0, credit below. */
  readonly closing: number;
}

interface BasisFile {
  readonly csv: string;
  /** Accounts with a balance and no standard number: listed under their own. */
  readonly unmapped: readonly number[];
}

/** Balances by the numbers of the public chart, in kroner; those that are 0 are left out. */
export function basisFile(chart: readonly ChartAccount[], balances: readonly Closing[]): BasisFile {
  const accounts = new Map(chart.map((account) => [account.number, account]));
  const rows = new Map<number, { number: number; name: string; closing: number }>();
  const unmapped: number[] = [];
  for (const { account, closing } of balances) {
    if (closing === 0) continue;
    const { name = '', standardNumber = 0 } = accounts.get(account) ?? {};
    if (standardNumber === 0) unmapped.push(account);
    const number = standardNumber === 0 ? account : standardNumber;
    const before = rows.get(number);
    rows.set(number, {
      number,
      name: before?.name ?? name,
      closing: (before?.closing ?? 0) + closing,
    });
  }
  type Row = { number: number; name: string; closing: number };
  const columns = [
    { header: texts.number, csv: ({ number }: Row) => number },
    { header: texts.name, csv: ({ name }: Row) => name },
    { header: texts.balance, csv: ({ closing }: Row) => closing / 100 },
  ];
  const sorted = [...rows.values()].toSorted((a, b) => a.number - b.number);
  return { csv: toCsv(columns, sorted), unmapped };
}

export async function readBasisFile({ period, signal }: Export): Promise<BasisFile> {
  const [chart, { accounts }] = await Promise.all([
    call(accountRoutes.listAccounts, {}, { signal }),
    call(balanceRoutes.getLedgerBalances, { query: period }, { signal }),
  ]);
  return basisFile(chart, accounts);
}
