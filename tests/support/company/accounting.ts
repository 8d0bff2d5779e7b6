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
