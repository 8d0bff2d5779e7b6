import type { BilagType } from '@driftig/contracts/accounting/bilag-type';

import { isValidCvr } from '../check-digits.ts';
import type { FilledValues } from '../records/record.ts';
import { foldText } from '../text/fold-text.ts';

/** How the last receipt of a shop was entered (product B54). */
export interface ShopBooking {
  /** Id of an account. */
  readonly account: string;
  readonly type: BilagType;
}

/** A shop and how its receipt is entered. */
export interface KnownShop extends ShopBooking {
  /** Names that it is found by. */
  readonly keys: readonly string[];
}

interface Shop {
  readonly cvr?: string | undefined;
  readonly businessName?: string | undefined;
}

/** Endings of names that say the legal form of a company. */
const legalForm = /(?:^|\s)(?:a\/s|aps|i\/s|k\/s|p\/s|ivs|amba|a\.m\.b\.a\.?)\.?$/u;

/**
 * Names that a shop is found by: its CVR number before its name, because a chain has many names. The name
 * counts without case, accents, signs and legal form.
 */
export function shopKeys({ cvr = '', businessName = '' }: Shop): readonly string[] {
  const name = foldText(businessName)
    .trim()
    .replace(legalForm, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return [...(isValidCvr(cvr) ? [`cvr ${cvr}`] : []), ...(name === '' ? [] : [`name ${name}`])];
}

/** The shop of a receipt; undefined while the receipt has no account. */
export function shopOfReceipt(values: FilledValues): KnownShop | undefined {
  const textOf = (name: string) => String(values[name] ?? '');
  const account = textOf('account');
  const keys = shopKeys({ cvr: textOf('cvr'), businessName: textOf('businessName') });
  if (account === '' || keys.length === 0) return undefined;
  return { keys, account, type: (textOf('type') || 'expense') as BilagType };
}

/** The shop of a receipt that is entered otherwise than before; undefined where nothing is to be remembered. */
export function shopToRemember(
  before: FilledValues | undefined,
  after: FilledValues,
): KnownShop | undefined {
  const shop = shopOfReceipt(after);
  const known = before === undefined ? undefined : shopOfReceipt(before);
  return JSON.stringify(shop) === JSON.stringify(known) ? undefined : shop;
}

interface PostedAccounts {
  readonly debitId: string;
  readonly creditId: string;
}

/**
 * The shop of a receipt as it is posted: by its debit account, and an income by its credit account. The other
 * account says how it was paid.
 */
export function postedShop(
  values: FilledValues,
  { debitId, creditId }: PostedAccounts,
): KnownShop | undefined {
  return shopOfReceipt({ ...values, account: values['type'] === 'income' ? creditId : debitId });
}
