import { accountingRoutes } from '@driftig/contracts/accounting/routes';

import type { Caller } from './company.ts';

interface AnsweredAccount {
  readonly id: string;
  readonly version: number;
  readonly number: number;
  readonly accountingname: string;
}

let lastNumber = 10_000;

/** An account of its own number, as the form Tilføj konto makes it. */
export async function createAccount(
  { call }: Pick<Caller, 'call'>,
  fields: object = {},
): Promise<AnsweredAccount> {
  lastNumber += 1;
  const body = { name: `Konto ${lastNumber}`, number: lastNumber, type: 1, ...fields };
  const { status, json, text } = await call(accountingRoutes.createAccount, { body });
  if (status !== 201) throw new Error(`The account was not made: ${text}`);
  return json as AnsweredAccount;
}

interface AnsweredDraft {
  readonly id: string;
  readonly version: number;
  readonly voucherNumber: number;
  readonly account: string;
  readonly againstAccount: string;
}

/** The fields of a draft on two new accounts, as the form Opret nyt bilag sends them. */
export async function draftBody(who: Pick<Caller, 'call'>) {
  const [debit, credit] = [await createAccount(who), await createAccount(who)];
  return {
    description: 'Krydsfiner',
    date: '29-09-2026',
    amount: '1.312,50',
    vatAmount: '262,50',
    bilagType: 1,
    account: debit.id,
    againstAccount: credit.id,
  };
}

export async function createDraft(
  who: Pick<Caller, 'call'>,
  fields: object = {},
): Promise<AnsweredDraft> {
  const body = { ...(await draftBody(who)), ...fields };
  const { status, json, text } = await who.call(accountingRoutes.saveAccountingDraft, { body });
  if (status !== 200) throw new Error(`The draft was not made: ${text}`);
  return json as AnsweredDraft;
}
