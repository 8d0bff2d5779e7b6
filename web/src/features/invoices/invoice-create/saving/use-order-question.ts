import { formatDate } from '@driftig/domain/format';

import { useQuestions } from '../../ask-first.tsx';
import { texts } from '../texts.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { lastDayAfter } from '../values/order-not-over.ts';

/** Asks before an End invoice is issued that is dated before its order's last day (product D40). */
export function useOrderQuestion() {
  const { confirm, question } = useQuestions();
  /** Whether the order is over by the invoice's date, or is to be invoiced before. */
  const isOrderOver = async (values: InvoiceValues): Promise<boolean> => {
    const lastDay = lastDayAfter(values);
    if (lastDay === undefined) return true;
    const text = texts.endsAfter(formatDate(lastDay), formatDate(values.date));
    return confirm({ title: texts.orderNotOver, text, confirmLabel: texts.issueAnyway });
  };
  return { isOrderOver, question };
}
