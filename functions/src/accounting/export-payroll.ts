import type { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { danlonFile } from '@driftig/domain/accounting/payroll/payroll-lines';
import { AppError } from '@driftig/domain/errors';
import { formatDate } from '@driftig/domain/format';

import type { Handler } from '../pipeline/handler.ts';
import { payableRows } from './payroll-rows.ts';

/** Rows in a transaction, which writes at most 100 items. */
const chunk = 80;

/**
 * Rows that were exported are left out, unless they are asked for again. The rows are marked before the file
 * is answered: a file that does not arrive is asked for again, and no row is in two files unnoticed.
 */
export const exportPayroll: Handler<typeof accountingRoutes.exportPayroll> = async ({
  store,
  input,
  now,
}) => {
  const { from, to, again = false } = input.body;
  const settings = await store.payroll.settings();
  const { cvr } = await currentSettings(store);
  const all = await payableRows(store, { from, to });
  const fresh = all.filter(({ row }) => row.exportedAt === '');
  const filename = `loen-${from}-${to}.csv`;
  if (all.length === 0) return { filename, text: '', count: 0 };
  if (fresh.length === 0 && !again) throw alreadyExported(all[0]?.row.exportedAt ?? '', all.length);
  const chosen = again ? all : fresh;
  const text = danlonFile(
    chosen.map(({ row }) => row),
    settings,
    cvr,
  );
  for (let at = 0; at === 0 || at < fresh.length; at += chunk) {
    const marks = fresh.slice(at, at + chunk).map(({ of }) => markOf(store, of, now));
    const lock = at === 0 ? [store.payroll.save(settings, settings)] : [];
    const changes = { from, to, rows: marks.length, again };
    await store.commit({
      writes: [...lock, ...marks],
      audit: { action: 'allowances.exported', subject: 'payroll', changes },
    });
  }
  return { filename, text, count: chosen.length };
};

type Store = Parameters<typeof exportPayroll>[0]['store'];
type Source = Awaited<ReturnType<typeof payableRows>>[number]['of'];

async function currentSettings({ company }: Store) {
  return (await company.get()).settings;
}

function markOf({ allowances, expenses }: Store, source: Source, exportedAt: string) {
  if ('allowance' in source) {
    const { allowance } = source;
    const version = allowance.version + 1;
    return allowances.replace(allowance, { ...allowance, exportedAt, version });
  }
  const { expense } = source;
  return expenses.replace(expense, { ...expense, exportedAt, version: expense.version + 1 });
}

function alreadyExported(exportedAt: string, count: number): AppError {
  const message = `Perioden er allerede eksporteret den ${formatDate(exportedAt.slice(0, 10))} (${count}). Hent filen igen?`;
  return new AppError('needs_confirmation', { message });
}
