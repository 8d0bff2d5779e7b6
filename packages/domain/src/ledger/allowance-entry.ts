import type { Account } from '../accounting/account.ts';
import type { Allowance } from '../accounting/allowances/allowance.ts';
import { allowancePosting } from '../accounting/allowances/allowance-posting.ts';
import { requiredAccount } from '../accounting/standard-account.ts';
import { AppError } from '../errors.ts';
import { lineOf } from './entry.ts';
import { assertNotPosted, sourceOfVersion, type VoucherEntry } from './voucher-entry.ts';

type ChartAccount = Pick<Account, 'id' | 'number' | 'standardNumber'>;

const names = { drive: 'Kørsel', diet: 'Diæter' } as const;

/**
 * The entry of approved mileage or a diet, on the accounts of the public chart (bookkeeping facts 2.3) and without
 * VAT. Throws conflict unless it is approved and not posted, and where the chart lacks an account.
 */
export function entryOfAllowance(
  allowance: Allowance,
  chart: readonly ChartAccount[],
  by: string,
): VoucherEntry {
  const { kind, date, name, description, amount, voucher } = allowance;
  assertNotPosted(voucher);
  const legs = allowancePosting(allowance);
  if (legs.length === 0) throw new AppError('conflict', { message: notApproved });
  if (amount === 0) throw new AppError('conflict', { message: 'Beløbet er 0 og bogføres ikke.' });
  const posted = legs.map(({ standardNumber, amount: ore }) => {
    const account = requiredAccount(chart, standardNumber, 'kørsel og diæter');
    return { id: account.id, line: lineOf({ account: account.number, amount: ore }) };
  });
  return {
    entry: {
      date,
      text: `${names[kind]}, ${name}: ${description}`,
      source: sourceOfVersion('mileage', allowance),
      by,
      lines: posted.map(({ line }) => line),
      reverses: 0,
      reason: '',
      file: '',
      fileType: '',
    },
    accountIds: posted.map(({ id }) => id),
  };
}

const notApproved = 'Den er ikke godkendt og kan ikke bogføres.';
