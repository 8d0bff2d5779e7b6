import type { VatCode } from '@driftig/contracts/accounting/account-type';

import type { Account } from '../accounting/account.ts';

/** Standard numbers of the VAT accounts of the public chart. */
export const vatAccounts = {
  sales: 7680,
  goodsAbroad: 7700,
  servicesAbroad: 7720,
  input: 7740,
} as const;
export type VatAccount = (typeof vatAccounts)[keyof typeof vatAccounts];

/** How the VAT of a code is posted. */
type VatRule =
  /** VAT of a sale is owed. */
  | { readonly kind: 'sale' }
  /** The deductible part of a purchase's VAT, in percent; the rest belongs to its cost. */
  | { readonly kind: 'purchase'; readonly deductible: number }
  /** The buyer owes the VAT and deducts it; none is on the bill. */
  | { readonly kind: 'reverse'; readonly owed: VatAccount }
  /** A sale without VAT that the return names. */
  | { readonly kind: 'untaxed' };

/** Source of the deductions: bookkeeping facts 2.3, momslovens §§ 37 and 42. */
const rules: Readonly<Record<Exclude<VatCode, ''>, VatRule>> = {
  S1: { kind: 'sale' },
  SOMV: { kind: 'untaxed' },
  SEUV: { kind: 'untaxed' },
  SEUY: { kind: 'untaxed' },
  SEXP: { kind: 'untaxed' },
  SFRI: { kind: 'untaxed' },
  K1: { kind: 'purchase', deductible: 100 },
  KHALV: { kind: 'purchase', deductible: 50 },
  KREP: { kind: 'purchase', deductible: 25 },
  KOMV: { kind: 'reverse', owed: vatAccounts.sales },
  KEUV: { kind: 'reverse', owed: vatAccounts.goodsAbroad },
  KEUY: { kind: 'reverse', owed: vatAccounts.servicesAbroad },
  KUDV: { kind: 'reverse', owed: vatAccounts.goodsAbroad },
  KUDY: { kind: 'reverse', owed: vatAccounts.servicesAbroad },
};

/** The VAT that is owed where the buyer pays it, in percent of the net amount. */
export const reverseRate = 25;

/** Undefined for no VAT. */
export const vatRule = (code: VatCode): VatRule | undefined =>
  code === '' ? undefined : rules[code];

/**
 * The code by which the VAT of an account is posted. Its flag decides whether there is any (product B2); an
 * account with the flag and no code has that of its type.
 */
export function vatCodeOfAccount({
  hasVat,
  vatCode,
  type,
}: Pick<Account, 'hasVat' | 'vatCode' | 'type'>): VatCode {
  if (!hasVat) return '';
  if (vatCode !== '') return vatCode;
  return type === 'income' ? 'S1' : 'K1';
}
