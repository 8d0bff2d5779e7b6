import { vatCodes } from '@driftig/contracts/accounting/account-type';
import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import type { Route } from '@driftig/contracts/core/route';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import type { Table } from '@driftig/data/core/client';
import { transact } from '@driftig/data/core/transact';
import { addToMonth } from '@driftig/data/ledger/ledger.months';
import { publicChart } from '@driftig/domain/accounting/public-chart';
import type { MonthSums } from '@driftig/domain/ledger/balances';
import { services } from '@driftig/functions/pipeline/services';
import { createAccount, draftBody } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';

import { measureCall, type Figure } from './figures.ts';
import type { Ask } from './served.ts';

const entriesAMonth = 8334;
const year = 2026;
const posts = 100;
const warmUp = 20;
/** An update's expression has a limit; so many sums of VAT fit. */
const perUpdate = 60;
const parts = ['base', 'output', 'input'] as const;
const sources = ['invoice', 'creditNote', 'draft', 'receipt'] as const;

/** The kept sums of a month in which every account and each kind of VAT has moved. */
async function seedMonth(table: Table, companyId: string, month: string): Promise<void> {
  const none = { month, entries: 0, accounts: new Map(), vat: [], settled: new Map() };
  const sums = { debit: 12_345_678, credit: 12_345_678 };
  const accounts = new Map(publicChart.map(({ number }) => [number, sums] as const));
  const vat = vatCodes
    .filter((code) => code !== '')
    .flatMap((code) => parts.flatMap((part) => sources.map((source) => ({ code, part, source }))))
    .map((sum) => ({ ...sum, amount: 1_234_567, entries: 500 }));
  const added: MonthSums[] = [{ ...none, entries: entriesAMonth, accounts }];
  for (let from = 0; from < vat.length; from += perUpdate)
    added.push({ ...none, vat: vat.slice(from, from + perUpdate) });
  for (const one of added) await transact({ table }, [addToMonth(table, companyId, one)]);
}

/** Posting, trial balance and VAT of a quarter in books of 100,000 entries a year. */
export async function measureLedger(ask: Ask): Promise<Figure[]> {
  const { owner } = await createCompany();
  const { table } = services();
  for (let month = 1; month <= 12; month += 1)
    await seedMonth(table, owner.user.companyId, `${year}-${String(month).padStart(2, '0')}`);
  const [account, against] = [await createAccount(owner), await createAccount(owner)];
  const drafts: string[] = [];
  const body = { ...(await draftBody(owner)), account: account.id, againstAccount: against.id };
  for (let index = 0; index < posts + warmUp; index += 1) {
    const { status, json, text } = await owner.call(draftRoutes.saveAccountingDraft, { body });
    if (status !== 200) throw new Error(`The draft was not made: ${text}`);
    drafts.push((json as { readonly id: string }).id);
  }
  const cookies = await owner.session();
  const call = async (route: Route, status: number, input: object) => {
    const answer = await ask(route, { cookies, ...input });
    if (answer.status !== status) throw new Error(`${route.path}: ${answer.status} ${answer.text}`);
  };
  const balances = () =>
    call(ledgerRoutes.getLedgerBalances, 200, {
      query: { from: `${year}-01`, to: `${year}-12` },
    });
  const vat = () =>
    call(ledgerRoutes.getVatOverview, 200, { query: { from: `${year}-07`, to: `${year}-09` } });
  const post = (run: number) =>
    call(ledgerRoutes.postDraft, 201, { pathParameters: { id: drafts[run] ?? '' }, body: {} });
  return [
    ...(await measureCall('Posting of a draft', post, {
      target: 15,
      share: 0.5,
      runs: posts,
      warmUp,
    })),
    ...(await measureCall('Trial balance', balances, { target: 30 })),
    ...(await measureCall('VAT of a quarter', vat, { target: 40 })),
  ];
}
