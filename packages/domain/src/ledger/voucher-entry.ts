import { receiptOfDraft, type Draft, draftFaults } from '../accounting/draft.ts';
import { draftHoldText } from '../accounting/draft-hold.ts';
import { isPayable, type Expense } from '../accounting/expense.ts';
import { AppError, badInput } from '../errors.ts';
import { isVoucher } from '../receipts/receipt-status.ts';
import type { StoredRecord } from '../records/record.ts';
import type { EntrySource, NewEntry } from './entry.ts';
import { linesOf, posting, type Books } from './posting-legs.ts';

/** The two accounts that are chosen in the form Bogfør. */
interface ChosenAccounts {
  readonly debitId: string;
  readonly creditId: string;
}

/** An entry to post, and the ids of the accounts that it names. */
export interface VoucherEntry {
  readonly entry: NewEntry;
  readonly accountIds: readonly string[];
}

interface Voucher extends ChosenAccounts, Pick<NewEntry, 'date' | 'text' | 'file' | 'fileType'> {
  /** Gross, with its VAT in it, in øre. */
  readonly amount: number;
  readonly vat: number;
  readonly source: EntrySource;
}

/**
 * The entry of a voucher on two accounts. Throws bad_input at an account that there is not, and conflict
 * where its VAT cannot be posted like this.
 */
export function entryOfVoucher(voucher: Voucher, books: Books, by: string): VoucherEntry {
  const { date, text, source, file, fileType } = voucher;
  assertAccounts(voucher, books);
  const { legs, fault } = posting(voucher, books);
  if (fault !== undefined) throw new AppError('conflict', { message: fault });
  const told = { date, text, source, file, fileType, by, reverses: 0, reason: '' };
  return {
    entry: { ...told, lines: linesOf(legs) },
    accountIds: [...new Set(legs.map(({ account }) => account.id))],
  };
}

const accountGone = 'Kontoen findes ikke længere. Vælg en anden.';

function assertAccounts({ debitId, creditId }: ChosenAccounts, { accounts }: Books): void {
  if (debitId === creditId)
    throw badInput({ creditId: 'Konto og modkonto må ikke være den samme.' });
  const known = new Set(accounts.map(({ id }) => id));
  const unknown = Object.entries({ debitId, creditId }).filter(([, id]) => !known.has(id));
  if (unknown.length > 0)
    throw badInput(Object.fromEntries(unknown.map(([name]) => [name, accountGone])));
}

const textOf = (description: string, businessName: string) =>
  businessName === '' ? description : `${description}, ${businessName}`;

/** Throws conflict for a draft that misses something or is held back (product B39). */
export function assertPostable(draft: Draft): void {
  const hold = draftHoldText(draft);
  if (hold !== undefined) throw new AppError('conflict', { message: hold });
  if (Object.keys(draftFaults(draft)).length === 0) return;
  throw new AppError('conflict', {
    message: 'Kladden mangler oplysninger. Ret den, før den bogføres.',
  });
}

/** The entry of a draft. An imported one is posted as its receipt or expense, so that each is posted once. */
export function entryOfDraft(
  draft: Draft,
  source: EntrySource,
  books: Books,
  by: string,
): VoucherEntry {
  const text = textOf(draft.description, draft.businessName);
  return entryOfVoucher({ ...draft, text, source }, books, by);
}

/** A typed draft is posted as itself. */
export const sourceOfTypedDraft = ({ id }: Pick<Draft, 'id'>): EntrySource => ({
  kind: 'draft',
  id,
  event: 'posted',
});

/** The receipt or expense that a draft was imported from. */
export function importedIn(
  draft: Draft,
): { readonly kind: 'receipt' | 'expense'; readonly id: string } | undefined {
  const receipt = receiptOfDraft(draft);
  if (receipt !== '') return { kind: 'receipt', id: receipt };
  const [kind, id] = draft.source.split('#');
  return kind === 'expenses' && id !== undefined ? { kind: 'expense', id } : undefined;
}

/** A receipt, expense or mileage is posted once a version: after a reversal it can be posted again. */
export const sourceOfVersion = (
  kind: 'receipt' | 'expense' | 'mileage',
  { id, version }: Versioned,
): EntrySource => ({
  kind,
  id,
  event: `posted.${version}`,
});

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Throws conflict unless the receipt is approved and not posted. */
export function postableReceipt(receipt: StoredRecord): EntrySource {
  if (!isVoucher(String(receipt.values['status'])))
    throw new AppError('conflict', {
      message: 'Kvitteringen er ikke godkendt og kan ikke bogføres.',
    });
  assertNotPosted(Number(receipt.values['voucher'] ?? 0));
  return sourceOfVersion('receipt', receipt);
}

/** Throws conflict unless the expense is approved or paid, and not posted. */
export function postableExpense(expense: Expense): EntrySource {
  if (!isPayable(expense.status))
    throw new AppError('conflict', { message: 'Udgiften er ikke godkendt og kan ikke bogføres.' });
  assertNotPosted(expense.voucher);
  return sourceOfVersion('expense', expense);
}

/** Throws conflict for what is posted under a voucher number. */
export function assertNotPosted(voucher: number): void {
  if (voucher !== 0)
    throw new AppError('conflict', { message: `Det er allerede bogført som bilag ${voucher}.` });
}

export function entryOfReceipt(
  receipt: StoredRecord,
  accounts: ChosenAccounts,
  books: Books,
  by: string,
): VoucherEntry {
  const source = postableReceipt(receipt);
  const valueOf = (name: string) => String(receipt.values[name] ?? '');
  const voucher = {
    ...accounts,
    source,
    date: valueOf('date'),
    text: textOf(valueOf('description'), valueOf('businessName')),
    amount: Number(receipt.values['price'] ?? 0),
    vat: Number(receipt.values['vat'] ?? 0),
    file: valueOf('file'),
    fileType: valueOf('fileType'),
  };
  return entryOfVoucher(voucher, books, by);
}

/** An expense has no file and no VAT of its own. */
export function entryOfExpense(
  expense: Expense,
  accounts: ChosenAccounts,
  books: Books,
  by: string,
): VoucherEntry {
  const source = postableExpense(expense);
  const { date, amount, description, name } = expense;
  const text = description === '' ? `Udgift, ${name}` : `${description}, ${name}`;
  const voucher = { ...accounts, source, date, amount, text, vat: 0, file: '', fileType: '' };
  return entryOfVoucher(voucher, books, by);
}
