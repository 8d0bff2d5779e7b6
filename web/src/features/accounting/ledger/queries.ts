import type { AnswerOf } from '@driftig/contracts/core/route';
import { balanceRoutes } from '@driftig/contracts/ledger/balances';
import { entryRoutes } from '@driftig/contracts/ledger/entries';
import { vatRoutes } from '@driftig/contracts/ledger/vat';

import { routeQuery } from '../../../api/queries/route-query.ts';
import type { Period } from './place.ts';

export type EntryRow = AnswerOf<typeof entryRoutes.listLedgerEntries>[number];
export type Entry = AnswerOf<typeof entryRoutes.getLedgerEntry>;
export type Balance = AnswerOf<typeof balanceRoutes.getLedgerBalances>['accounts'][number];
export type CardLine = AnswerOf<typeof balanceRoutes.listAccountLines>[number];

export const entryQuery = (number: number) =>
  routeQuery(entryRoutes.getLedgerEntry, { params: { id: String(number) } });

/** Balances of an account's card, whose lines have the closing entries of the period too. */
export const cardBalancesQuery = (period: Period) =>
  routeQuery(balanceRoutes.getLedgerBalances, { query: { ...period, closings: true } });

/** Without a period it is all that is posted. */
export const balancesQuery = (period: Partial<Period> = {}) =>
  routeQuery(balanceRoutes.getLedgerBalances, { query: period });

/** The months of a VAT period, 'yyyy-mm'. */
export const vatOverviewQuery = (period: { readonly from: string; readonly to: string }) =>
  routeQuery(vatRoutes.getVatOverview, { query: period });
