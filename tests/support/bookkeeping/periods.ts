import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { periodRoutes } from '@driftig/contracts/periods/routes';

import type { Caller } from '../company/company.ts';
import { createDraft } from '../company/bookkeeping.ts';
import { ledgerRoutes } from '@driftig/contracts/ledger/routes';

type Calls = Pick<Caller, 'call'>;

export const thirdQuarter = 'vat.2026-07-01.2026-09-30';
export const lastYear = 'year.2025-01-01.2025-12-31';

export const filePeriod = ({ call }: Calls, id = thirdQuarter, body: object = { settle: false }) =>
  call(periodRoutes.fileVatPeriod, { params: { id }, body });

export const closeYear = ({ call }: Calls, id = lastYear) =>
  call(periodRoutes.closeYear, { params: { id } });

export const openPeriod = ({ call }: Calls, id = thirdQuarter, reason = 'Et bilag manglede') =>
  call(periodRoutes.openPeriod, { params: { id }, body: { reason } });

/** Ids of the accounts of the public chart by their numbers. */
export async function adoptChart({ call }: Calls): Promise<ReadonlyMap<number, string>> {
  const body = { version: '20260101' };
  const { status, text } = await call(accountingRoutes.adoptPublicChart, { body });
  if (status !== 200) throw new Error(`The chart was not adopted: ${text}`);
  const { json } = await call(accountingRoutes.listAccounts, {});
  return new Map((json as { id: string; number: number }[]).map(({ id, number }) => [number, id]));
}

/** A draft of a date as it is answered when it is posted; its status may be a refusal. */
export async function postDated(who: Calls, date: string, fields: object = {}) {
  const { id } = await createDraft(who, { date, ...fields });
  return who.call(ledgerRoutes.postDraft, { params: { id }, body: {} });
}
