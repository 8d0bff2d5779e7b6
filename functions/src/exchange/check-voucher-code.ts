import type { exchangeRoutes } from '@driftig/contracts/exchange/routes';
import { secondsOf } from '@driftig/data/core/commit';
import { findInvoiceOfCode } from '@driftig/data/ledger/voucher-codes.repository';
import type { CompanyData } from '@driftig/data/store';
import { danishDate } from '@driftig/domain/dates';
import { AppError } from '@driftig/domain/errors';
import { ledgerSystem } from '@driftig/domain/history/actor-name';
import { keyOfSource, type EntrySource } from '@driftig/domain/ledger/entry';
import { isUnchangedAmong, neighbourhood } from '@driftig/domain/ledger/neighbours';
import { reversalOf } from '@driftig/domain/ledger/reversal';
import { issuedSource } from '@driftig/domain/ledger/sales/entries-of-invoice';
import { readVoucherCode } from '@driftig/domain/ledger/voucher-code';

import { digest } from '../changes/ledger/post-entries.ts';
import type { Context, Handler } from '../pipeline/handler.ts';

type Check = typeof exchangeRoutes.checkVoucherCode;

/** Limits in 15 minutes: of unknown codes by network, and of how often one code is checked. */
const limits = { ofUnknown: 30, ofACode: 60 };

/**
 * Says that the invoice with a code is in the books, unchanged. 404 alike for an unknown code, for an invoice that
 * is not posted, was reversed or whose entry does not fit its hash or the chain, and for a suspended company.
 */
export const checkVoucherCode: Handler<Check> = async (context) => {
  const { input, services } = context;
  const code = readVoucherCode(input.params.code);
  const found = code === undefined ? undefined : await findInvoiceOfCode(services.table, code);
  if (code === undefined || found === undefined) return refuse(context);
  await count(context, `voucher-of:${code}`, limits.ofACode);
  const store = context.storeFor(found.companyId, ledgerSystem);
  const [company, entry] = await Promise.all([
    store.company.get(),
    entryOf(store, issuedSource(found.invoice)),
  ]);
  if (company.suspended || entry === undefined || !(await isUnchanged(store, entry.number)))
    return refuse(context);
  const registeredOn = danishDate(entry.registeredAt);
  return { company: await sellerOf(store, found.invoice), registeredOn };
};

/** The company's name as it is on the invoice. */
async function sellerOf({ invoices, company }: CompanyData, number: number): Promise<string> {
  const { settingsVersion } = await invoices.getByNumber(number);
  return (await company.settingsAt(settingsVersion)).companyName;
}

async function refuse(context: Context<Check>): Promise<never> {
  await count(context, `voucher:${context.address}`, limits.ofUnknown);
  throw new AppError('not_found');
}

const count = ({ services, now }: Context<Check>, subject: string, max: number) =>
  services.attempts.countAttempt(subject, secondsOf(now), max);

/** The entry of a source; undefined where it is not posted, or reversed. */
async function entryOf({ ledger }: CompanyData, source: EntrySource) {
  const number = (await ledger.listPosted([source])).get(keyOfSource(source));
  if (number === undefined) return undefined;
  const reversal = reversalOf(number);
  const [[entry], reversals] = await Promise.all([
    ledger.listByNumber([number]),
    ledger.listPosted([reversal]),
  ]);
  return reversals.has(keyOfSource(reversal)) ? undefined : entry;
}

async function isUnchanged({ ledger }: CompanyData, number: number): Promise<boolean> {
  const head = await ledger.head.readQueued();
  const { after, count: most } = neighbourhood(number);
  return isUnchangedAmong(number, await ledger.listAfter(after, most), head, digest);
}
