import { mainCurrency } from '@driftig/domain/aggregates';
import { amountsText } from '@driftig/domain/currencies';
import { IconCashBanknote } from '@tabler/icons-react';

import { paths } from '../../paths.ts';
import type { Action } from './action-row.tsx';
import type { useYearInfo } from './queries.ts';
import { texts } from './texts.ts';

type Credits = NonNullable<ReturnType<typeof useYearInfo>['data']>['credits'];

/** Credit of customers: a figure of its own, outside the unpaid ones (product D35). */
export function creditAction(credits: Credits): Action[] {
  const count = credits.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return [];
  const action: Action = {
    id: 'credit',
    tone: 'pending',
    icon: IconCashBanknote,
    what: texts.credits(count),
    about: texts.creditsWait,
    amount: amountsText(credits, mainCurrency),
    to: `${paths.invoices}?pay=credit`,
    see: texts.seeInvoices,
  };
  return [action];
}
