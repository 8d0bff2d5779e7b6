import type { VatCode } from '@driftig/contracts/accounting/account-type';

import type { Account } from '../accounting/account.ts';
import type { Draft } from '../accounting/draft.ts';
import { accountMissing, accountOfStandard } from '../accounting/standard-account.ts';
import { scale } from '../money.ts';
import { lineOf, type EntryLine, type VatPart } from './entry.ts';
import {
  reverseRate,
  vatAccounts,
  vatCodeOfAccount,
  vatRule,
  type VatAccount,
} from './vat-rules.ts';

type PostedAccount = Pick<
  Account,
  'id' | 'number' | 'name' | 'type' | 'hasVat' | 'vatCode' | 'standardNumber'
>;
export type PostedDraft = Pick<Draft, 'amount' | 'vat' | 'debitId' | 'creditId'>;

/** The company's chart, and whether its VAT is more than 0 %. */
export interface Books {
  readonly accounts: readonly PostedAccount[];
  readonly isTaxed: boolean;
}

/** One line of an entry, in øre: debit positive, credit negative. */
export interface PostingLeg {
  readonly account: PostedAccount;
  readonly amount: number;
  readonly vatCode: VatCode;
  readonly vatPart: VatPart;
  /** The number of the account by whose code the VAT is posted; undefined on the other legs. */
  readonly vatOf?: number;
}

interface Posting {
  /** Their sum is 0. Empty until both accounts are known. */
  readonly legs: readonly PostingLeg[];
  /** Why it cannot be posted like this; undefined where it can. */
  readonly fault?: string;
}

/**
 * How a draft is posted (product B2): the gross amount to debit and credit, and the VAT by the code of the
 * account that has the flag, the debit side first. A company without VAT has no leg of it.
 */
export function posting(draft: PostedDraft, { accounts, isTaxed }: Books): Posting {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const [debit, credit] = [byId.get(draft.debitId), byId.get(draft.creditId)];
  if (debit === undefined || credit === undefined) return { legs: [] };
  const { amount, vat } = draft;
  const plain = [leg(debit, amount), leg(credit, -amount)];
  const flagged = [debit, credit].find((account) => vatCodeOfAccount(account) !== '');
  if (!isTaxed || flagged === undefined) return { legs: plain };
  const parts = vatParts(vatCodeOfAccount(flagged), amount, vat);
  if (parts === undefined) return { legs: plain, fault: vatNotTyped(flagged) };
  const missing = parts.owed.find(
    ([standard]) => accountOfStandard(accounts, standard) === undefined,
  );
  if (missing !== undefined) return { legs: plain, fault: accountMissing(missing[0], 'momsen') };
  return { legs: splitLegs({ debit, credit, flagged, amount, accounts, parts }) };
}

/** The legs alone, as a preview shows them. */
export const postingLegs = (draft: PostedDraft, books: Books) => posting(draft, books).legs;

interface VatParts {
  readonly code: VatCode;
  /** The amount that stays on the flagged account. */
  readonly base: number;
  /** Amounts for the VAT accounts, on the same side as the flagged account. */
  readonly owed: readonly (readonly [VatAccount, Exclude<VatPart, ''>, amount: number])[];
}

/** Undefined where the code has no VAT on the bill, and some was typed. */
function vatParts(code: VatCode, amount: number, vat: number): VatParts | undefined {
  const rule = vatRule(code);
  if (rule === undefined) return { code: '', base: amount, owed: [] };
  if (rule.kind === 'sale' || rule.kind === 'purchase') {
    if (vat === 0) return { code: '', base: amount, owed: [] };
    const isSale = rule.kind === 'sale';
    const split = isSale ? vat : scale(vat, rule.deductible, 100);
    const [account, part] = isSale
      ? ([vatAccounts.sales, 'output'] as const)
      : ([vatAccounts.input, 'input'] as const);
    return { code, base: amount - split, owed: [[account, part, split]] };
  }
  if (vat !== 0) return undefined;
  if (rule.kind === 'untaxed') return { code, base: amount, owed: [] };
  const owed = scale(amount, reverseRate, 100);
  return {
    code,
    base: amount,
    owed: [
      [vatAccounts.input, 'input', owed],
      [rule.owed, 'output', -owed],
    ],
  };
}

function splitLegs({
  debit,
  credit,
  flagged,
  amount,
  accounts,
  parts: { code, base, owed },
}: {
  readonly debit: PostedAccount;
  readonly credit: PostedAccount;
  readonly flagged: PostedAccount;
  readonly amount: number;
  readonly accounts: readonly PostedAccount[];
  readonly parts: VatParts;
}): PostingLeg[] {
  const isDebit = flagged === debit;
  const sign = isDebit ? 1 : -1;
  const other = isDebit ? leg(credit, -amount) : leg(debit, amount);
  const own = leg(flagged, sign * base, { vatCode: code, vatPart: code === '' ? '' : 'base' });
  const vatLegs = owed.flatMap(([standard, vatPart, part]) => {
    const account = accountOfStandard(accounts, standard);
    if (account === undefined || part === 0) return [];
    return [{ ...leg(account, sign * part, { vatCode: code, vatPart }), vatOf: flagged.number }];
  });
  return isDebit ? [own, ...vatLegs, other] : [other, own, ...vatLegs];
}

const noVat = { vatCode: '', vatPart: '' } as const;
const leg = (
  account: PostedAccount,
  amount: number,
  vat: Pick<PostingLeg, 'vatCode' | 'vatPart'> = noVat,
): PostingLeg => ({ account, amount, ...vat });

const vatNotTyped = ({ number }: PostedAccount) =>
  `Der er ingen dansk moms på bilag til konto ${number}. Sæt momsen til 0.`;

/** By how much the drafts would change each account, in øre, by number (product B29). */
export function draftBalances(drafts: readonly PostedDraft[], books: Books): readonly PostingLeg[] {
  const sums = new Map<string, PostingLeg>();
  for (const { account, amount } of drafts.flatMap((draft) => postingLegs(draft, books)))
    sums.set(account.id, leg(account, amount + (sums.get(account.id)?.amount ?? 0)));
  return [...sums.values()].toSorted((a, b) => a.account.number - b.account.number);
}

/** The lines of an entry. */
export const linesOf = (legs: readonly PostingLeg[]): EntryLine[] =>
  legs.map(({ account, amount, vatCode, vatPart }) => {
    const vat = vatPart === '' ? undefined : { code: vatCode, part: vatPart };
    return lineOf({ account: account.number, amount }, vat);
  });
