import type { Account } from './account.ts';
import type { Draft } from './draft.ts';

type PostedAccount = Pick<Account, 'id' | 'number' | 'name' | 'hasVat' | 'standardNumber'>;
type PostedDraft = Pick<Draft, 'amount' | 'vat' | 'debitId' | 'creditId'>;

/** The company's chart, and whether its VAT is more than 0 %. */
interface Books {
  readonly accounts: readonly PostedAccount[];
  readonly isTaxed: boolean;
}

/** One line of an entry, in øre: debit positive, credit negative. */
export interface PostingLeg {
  readonly account: PostedAccount;
  readonly amount: number;
  /** The number of the account by whose flag the VAT is split off; undefined on the other legs. */
  readonly vatOf?: number;
}

/** Standard numbers of the VAT accounts. */
const inputVat = 7740;
const salesVat = 7680;

/**
 * How a draft is posted (product B2): the gross amount to debit and credit, and the VAT split off the side
 * whose account has the flag, the debit side first. Empty until both accounts are known. The sum of the legs
 * is 0. Without a VAT account in the chart, and in a company without VAT, the amount is not split.
 */
export function postingLegs(
  draft: PostedDraft,
  { accounts, isTaxed }: Books,
): readonly PostingLeg[] {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const [debit, credit] = [byId.get(draft.debitId), byId.get(draft.creditId)];
  if (debit === undefined || credit === undefined) return [];
  const { amount, vat } = draft;
  const flagged = debit.hasVat ? debit : credit;
  const standard = debit.hasVat ? inputVat : salesVat;
  const vatAccount = accounts.find(({ standardNumber }) => standardNumber === standard);
  if (!isTaxed || vat === 0 || !flagged.hasVat || vatAccount === undefined)
    return [leg(debit, amount), leg(credit, -amount)];
  return debit.hasVat
    ? [leg(debit, amount - vat), vatLeg(vatAccount, vat, debit), leg(credit, -amount)]
    : [leg(debit, amount), leg(credit, vat - amount), vatLeg(vatAccount, -vat, credit)];
}

const leg = (account: PostedAccount, amount: number): PostingLeg => ({ account, amount });
const vatLeg = (account: PostedAccount, amount: number, { number }: PostedAccount): PostingLeg => ({
  account,
  amount,
  vatOf: number,
});

/** By how much the drafts would change each account, in øre, by number (product B29). */
export function draftBalances(drafts: readonly PostedDraft[], books: Books): readonly PostingLeg[] {
  const sums = new Map<string, PostingLeg>();
  for (const { account, amount } of drafts.flatMap((draft) => postingLegs(draft, books)))
    sums.set(account.id, { account, amount: (sums.get(account.id)?.amount ?? 0) + amount });
  return [...sums.values()].toSorted((a, b) => a.account.number - b.account.number);
}
