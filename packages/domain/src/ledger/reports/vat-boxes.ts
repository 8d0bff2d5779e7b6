import type { VatCode } from '@driftig/contracts/accounting/account-type';
import type { VatBox } from '@driftig/contracts/ledger/vat-box';

import type { VatPart } from '../entry.ts';
import { vatAccounts, type VatAccount } from '../vat-rules.ts';

type Part = Exclude<VatPart, ''>;
type BoxesOfCode = Readonly<Partial<Record<Part, VatBox>>>;

/**
 * The box of the VAT return that each part of a VAT code belongs to; a part that is not named is in none.
 * Source: bookkeeping facts 2.4. Exempt sales are in no box, and rubric A is for purchases in the EU only.
 */
const boxes: Readonly<Record<Exclude<VatCode, ''>, BoxesOfCode>> = {
  S1: { output: 'sales' },
  SOMV: { base: 'otherSales' },
  SEUV: { base: 'euGoodsSold' },
  SEUY: { base: 'euServicesSold' },
  SEXP: { base: 'otherSales' },
  SFRI: {},
  K1: { input: 'input' },
  KHALV: { input: 'input' },
  KREP: { input: 'input' },
  KOMV: { output: 'sales', input: 'input' },
  KEUV: { output: 'goodsAbroad', input: 'input', base: 'euGoodsBought' },
  KEUY: { output: 'servicesAbroad', input: 'input', base: 'euServicesBought' },
  KUDV: { output: 'goodsAbroad', input: 'input' },
  KUDY: { output: 'servicesAbroad', input: 'input' },
};

/** The standard number of the account that a box of VAT must agree with. */
export const accountOfBox: Readonly<Partial<Record<VatBox, VatAccount>>> = {
  sales: vatAccounts.sales,
  goodsAbroad: vatAccounts.goodsAbroad,
  servicesAbroad: vatAccounts.servicesAbroad,
  input: vatAccounts.input,
};

/** Boxes whose figures are credits in the ledger, so that the return shows them with the opposite sign. */
const credits: ReadonlySet<VatBox> = new Set([
  'sales',
  'goodsAbroad',
  'servicesAbroad',
  'euGoodsSold',
  'otherGoodsSold',
  'euServicesSold',
  'otherSales',
]);

/** Undefined where the part of the code is in no box. */
export const boxOf = (code: VatCode, part: Part): VatBox | undefined =>
  code === '' ? undefined : boxes[code][part];

/** An amount of the ledger as the box shows it: what is sold, owed, bought or deducted is above 0. */
export const shownIn = (box: VatBox, amount: number): number =>
  credits.has(box) ? 0 - amount : amount;
