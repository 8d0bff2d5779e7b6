import type { Account } from '../accounting/account.ts';
import { vatCodeOfAccount, vatRule } from '../ledger/vat-rules.ts';
import { scale, type Oere } from '../money.ts';

/** VAT in a gross amount at 25 %: a fifth. */
const [vatParts, grossParts] = [25, 125];

/** The VAT that is likely in a line which is posted to an account; 0 where its code has none on the bill. */
export function suggestedVat(
  amount: Oere,
  account: Pick<Account, 'hasVat' | 'vatCode' | 'type'>,
  isTaxed: boolean,
): Oere {
  const rule = isTaxed ? vatRule(vatCodeOfAccount(account)) : undefined;
  if (rule?.kind !== 'sale' && rule?.kind !== 'purchase') return 0;
  return scale(Math.abs(amount), vatParts, grossParts);
}
