import { addDays, type DateText } from '@driftig/domain/dates';
import { saveAccountingDraft } from '@driftig/functions/accounting/save-accounting-draft';

import { contextOn, noInput } from '../demo-context.ts';
import type { DemoWriter } from '../demo-writer.ts';
import { accountOf, bankNumber } from './cost-entries.ts';

/** Amounts with their VAT, in øre. */
const drafts = [
  {
    description: 'Leje af lift',
    businessName: 'Liftudlejeren',
    amount: 437_500,
    vat: 87_500,
    daysAgo: 3,
  },
  {
    description: 'Gaffatape og kabelbindere',
    businessName: 'Stark',
    amount: 49_875,
    vat: 9975,
    daysAgo: 1,
  },
] as const;

/** Account of both: rent of equipment and small purchases are costs of the goods sold. */
const costs = 1610;

/** Loads drafts of vouchers that wait to be posted. */
export async function loadDrafts(writer: DemoWriter, today: DateText): Promise<void> {
  const accounts = await contextOn(writer, today).store.accounts.list();
  for (const { daysAgo, ...draft } of drafts) {
    const date = addDays(today, -daysAgo);
    const body = {
      ...draft,
      date,
      type: 'expense' as const,
      debitId: accountOf(accounts, costs).id,
      creditId: accountOf(accounts, bankNumber).id,
      noFile: true,
    };
    await saveAccountingDraft({ ...contextOn(writer, date), input: { ...noInput, body } });
  }
}
