import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import { isPayable } from '@driftig/domain/accounting/expense';
import { sourceOf, type Draft, type DraftForm } from '@driftig/domain/accounting/draft';
import { AppError } from '@driftig/domain/errors';
import { assertNotPosted } from '@driftig/domain/ledger/voucher-entry';
import { isVoucher } from '@driftig/domain/receipts/receipt-status';

/** Fields that a draft takes from the imported receipt or expense. */
interface Imported extends Pick<Draft, 'file' | 'fileType' | 'source' | 'userId' | 'employee'> {
  readonly form: DraftForm;
  /** Throws VersionConflict when a receipt has changed since it was read, such as rejected. */
  readonly checks: readonly Write[];
}

type Store = Pick<CompanyData, 'records' | 'accounts' | 'expenses'>;

/** Throws not_found, and conflict while the receipt is not approved. */
export async function importedReceipt(store: Store, id: string): Promise<Imported> {
  const read = await store.records.get('receipts', id);
  const { values } = read;
  const textOf = (name: string) => String(values[name] ?? '');
  if (!isVoucher(textOf('status')))
    throw new AppError('conflict', {
      message: 'Kvitteringen er ikke godkendt og kan ikke importeres.',
    });
  assertNotPosted(Number(values['voucher'] ?? 0));
  const account = textOf('account');
  const isKnown = account !== '' && (await store.accounts.list()).some((one) => one.id === account);
  return {
    form: {
      description: textOf('description'),
      date: textOf('date'),
      businessName: textOf('businessName'),
      amount: Number(values['price']),
      vat: Number(values['vat'] ?? 0),
      type: (textOf('type') || 'expense') as BilagType,
      // A receipt is uploaded with a file, or without one on purpose.
      noFile: textOf('file') === '',
      ...(isKnown && { debitId: account }),
    },
    file: textOf('file'),
    fileType: textOf('fileType'),
    source: sourceOf('receipts', id),
    userId: textOf('employeeId'),
    employee: textOf('name'),
    checks: [store.records.checkUnchanged('receipts', read)],
  };
}

/** Throws not_found, and conflict unless the expense is approved (2) or paid (3). An expense has no file. */
export async function importedExpense(store: Store, id: string): Promise<Imported> {
  const expense = await store.expenses.get(id);
  if (!isPayable(expense.status))
    throw new AppError('conflict', {
      message: 'Udgiften er ikke godkendt og kan ikke importeres.',
    });
  assertNotPosted(expense.voucher);
  const { description, date, amount, employeeId, name } = expense;
  return {
    form: { description, date, amount, vat: 0, type: 'expense' },
    file: '',
    fileType: '',
    source: sourceOf('expenses', id),
    userId: employeeId,
    employee: name,
    // An approved expense stays approved (product S6).
    checks: [],
  };
}
